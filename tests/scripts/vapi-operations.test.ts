import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createVapi } from '../../scripts/vapi/client.ts';
import { type Operation, type OperationName, operations } from '../../scripts/vapi/operations.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { type LocalServer, serveLocally } from '../support/local-server.ts';
import { compileCache, programOf } from '../support/operator.ts';

/** The operations of the voice platform's reference, as it names them. */
const specified = `
POST /call; GET /call; GET, PATCH, DELETE /call/{id}; POST /call/phone; POST /call/web
GET /v2/call/export; GET /v2/call; GET /v2/call/metadata; GET /v2/assistant; GET /v2/phone-number
GET, POST /chat; GET, DELETE /chat/{id}; POST /chat/responses
POST, GET /session; GET, PATCH, DELETE /session/{id}
POST, GET /assistant; GET, PATCH, PUT, DELETE /assistant/{id}; GET /assistant/{id}/version
POST /phone-number/import/twilio; POST /phone-number/import/vonage; POST, GET /phone-number; GET, PATCH, DELETE /phone-number/{id}
POST, GET /tool; GET, PATCH, DELETE /tool/{id}
POST, GET /knowledge-base; GET, PATCH, DELETE /knowledge-base/{id}
POST, GET /squad; GET, PATCH, DELETE /squad/{id}
POST, GET /token; GET, PATCH, DELETE /token/{id}
POST, GET /template; GET, PATCH, DELETE /template/{id}; GET /template/pinned
POST /file/upload; POST /file; GET /file; GET, PATCH, DELETE /file/{id}
GET, POST /workflow; GET, PATCH, DELETE /workflow/{id}
GET, POST /test-suite; GET, PATCH, DELETE /test-suite/{id}
GET, POST /test-suite/{id}/test; GET, PATCH, DELETE /test-suite/{id}/test/{testId}
GET, POST /test-suite/{id}/run; GET, PATCH, DELETE /test-suite/{id}/run/{runId}
POST /analytics; GET, DELETE /log; GET, DELETE /logs
POST, GET /org; GET, PATCH, DELETE /org/{id}; GET /org/{id}/user; DELETE /org/{id}/leave; DELETE /org/{id}/member/{userId}/leave
POST /org/{id}/invite; PATCH /org/{id}/role; GET /org/{id}/auth
POST, GET /credential; GET, PATCH, DELETE /credential/{id}; POST /credential/session; POST /credential/webhook; POST /credential/trigger
GET /voice-library/{provider}; GET /voice-library/{provider}/accents; POST /voice-library/sync/{provider}; POST /voice-library/sync
POST /voice-library/create-sesame-voice
GET /{provider}/workflows; GET /{provider}/workflows/{id}/hooks; GET /{provider}/locations; GET /{provider}/voices/search
GET /{provider}/voice/search; POST /{provider}/voices/add; POST /{provider}/voice/add; POST /11labs/voice/clone
`
  .trim()
  .split(/[;\n]\s*/)
  .flatMap((entry) => {
    const at = entry.indexOf('/');
    return entry
      .slice(0, at)
      .split(', ')
      .map((method) => `${method.trim()} ${entry.slice(at)}`);
  });

interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}
const seen: Seen[] = [];
let answer: { status: number; type: string; body: string };
let server: LocalServer;
beforeAll(async () => {
  server = await serveLocally(({ method = '', url = '', headers }, body, response) => {
    seen.push({ method, url, headers, body: body.toString('latin1') });
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  seen.length = 0;
  answer = { status: 200, type: 'application/json', body: '{"id":"made"}' };
});

const params = { id: 'the id/1', testId: 't2', runId: 'r3', userId: 'u4', provider: '11labs' };
const filled = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: keyof typeof params) => encodeURIComponent(params[name]));
const rows = (operations as readonly Operation[]).map(([name, method, path, traits]) => ({
  name: name as OperationName,
  method,
  path,
  traits,
}));
const vapi = () => createVapi({ privateKey: 'private-key', baseUrl: server.url });

test('the table holds the platform’s 125 calls, each once, each with a name of its own', () => {
  expect(specified).toHaveLength(125);
  expect(operations.map(([, method, path]) => `${method} ${path}`).sort()).toEqual([...specified].sort());
  expect(new Set(operations.map(([name]) => name)).size).toBe(125);
});

describe('each call', () => {
  test.each(rows)('$name is $method $path', async ({ name, method, path, traits }) => {
    const writes = method !== 'GET' && method !== 'DELETE';
    const body = { name: 'Vaani', nested: { list: [1, 'ä'] } };
    const made = await vapi()(name, {
      params,
      query: [
        ['limit', '5'],
        ['q', 'a&b'],
      ],
      ...(writes && { body }),
      ...(traits?.files && { files: [{ name: 'a.bin', bytes: Buffer.from([0, 255, 10]) }] }),
    });
    expect(made).toEqual({ id: 'made' });
    expect(seen).toHaveLength(1);
    const [call] = seen;
    expect([call?.method, call?.url]).toEqual([method, `${filled(path)}?limit=5&q=a%26b`]);
    expect(call?.headers.authorization).toBe(path === '/credential/webhook' ? undefined : 'Bearer private-key');
    if (traits?.files) {
      expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
      expect(call?.body).toContain(`name="${traits.files}"; filename="a.bin"`);
      expect(call?.body).toContain('\x00\xff\n');
      expect(call?.body).toContain('name="name"\r\n\r\nVaani');
    } else if (writes) {
      expect(call?.headers['content-type']).toBe('application/json');
      expect(JSON.parse(Buffer.from(call?.body ?? '', 'latin1').toString())).toEqual(body);
    } else expect(call?.body).toBe('');
  });
});

test.each([400, 401, 404, 429, 500, 503])('a %i is thrown with Vapi’s own answer, after one request', async (status) => {
  answer = { status, type: 'application/json', body: '{"message":["name must be shorter"],"statusCode":400}' };
  await expect(vapi()('assistant.create', { body: {} })).rejects.toMatchObject({
    name: 'VapiRefusal',
    status,
    body: { message: ['name must be shorter'], statusCode: 400 },
  });
  expect(seen).toHaveLength(1);
});

test('an export that is no JSON comes back as its text, and an empty answer as nothing', async () => {
  answer = { status: 200, type: 'text/csv', body: 'id,cost\n1,0.2\n' };
  expect(await vapi()('v2.export-calls')).toBe('id,cost\n1,0.2\n');
  answer = { status: 200, type: 'application/json', body: '' };
  expect(await vapi()('call.delete', { params })).toBeUndefined();
});

test('a call whose path lacks a value is not made', async () => {
  await expect(vapi()('test-suite-run.get', { params: { id: 'x' } })).rejects.toThrow('needs --runId');
  expect(seen).toHaveLength(0);
});

describe('npm run vapi', () => {
  const run = (args: string[], environment: Record<string, string> = {}) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const { PATH = '', HOME = '', SystemRoot = '' } = process.env;
      const env = { ...compileCache, PATH, HOME, SystemRoot, VAPI_PRIVATE_KEY: 'private-key', VAPI_BASE_URL: server.url, ...environment };
      const cwd = emptyFolder();
      writeFileSync(join(cwd, 'body.json'), '{"name":"from a file"}');
      execFile(process.execPath, [programOf('vapi'), ...args], { cwd, env }, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out, err }),
      );
    });

  test('makes a call, prints what came, and says by its exit code whether it worked', async () => {
    const { code, out } = await run(['assistant.update', '--id', 'a1', '--data', '@body.json', '--query', 'x=1=2']);
    expect([code, JSON.parse(out)]).toEqual([0, { id: 'made' }]);
    expect(seen[0]).toMatchObject({ method: 'PATCH', url: '/assistant/a1?x=1%3D2', body: '{"name":"from a file"}' });
    answer = { status: 404, type: 'application/json', body: '{"message":"no such assistant"}' };
    const failed = await run(['assistant.get', '--id', 'a1']);
    expect(failed).toMatchObject({ code: 1, out: '' });
    expect(failed.err).toContain('no such assistant');
  });

  test('refuses a query without a value, and a body for a call that takes none, before anything is sent', async () => {
    const query = await run(['assistant.list', '--query', 'limit']);
    expect(query).toMatchObject({ code: 1, out: '' });
    expect(query.err).toContain('--query takes key=value, not limit');
    for (const body of [
      ['--data', '{}'],
      ['--file', 'body.json'],
    ]) {
      const get = await run(['assistant.list', ...body]);
      expect(get).toMatchObject({ code: 1, out: '' });
      expect(get.err).toContain('assistant.list is a GET: it takes no body');
    }
    expect(seen).toHaveLength(0);
  });

  test('lists its calls when none is named, and asks for the key when there is none', async () => {
    const { code, out } = await run([]);
    expect(code).toBe(0);
    expect(out.split('\n').filter((line) => /\b(GET|POST|PATCH|PUT|DELETE) +\//.test(line))).toHaveLength(125);
    const keyless = await run(['org.list'], { VAPI_PRIVATE_KEY: '' });
    expect([keyless.code, keyless.err.includes('VAPI_PRIVATE_KEY is not set')]).toEqual([1, true]);
    expect(seen).toHaveLength(0);
  });
});
