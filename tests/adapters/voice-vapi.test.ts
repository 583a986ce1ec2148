import { afterEach, describe, expect, test } from 'vitest';
import { createVapiVoice } from '#server/adapters/voice.vapi.ts';
import { AppError } from '#server/core/errors.ts';
import { errorAnswer } from '#server/http/error-answer.ts';
import { type PersonaSlug, personaSlugs } from '#shared/personas.ts';
import { vapi as contract } from '../contracts/vapi.ts';
import { type ContractAnswer, type ContractServer, playContract } from '../support/contracts.ts';
import { answeredRows, type FailingProvider, failAs, nobody, patientMs, providersOwnWords } from '../support/failing-provider.ts';

const open: (ContractServer | FailingProvider)[] = [];
afterEach(async () => {
  for (const provider of open.splice(0)) await provider.close();
});

const targets = Object.fromEntries(
  personaSlugs.map((slug, index) => [slug, { kind: 'assistant' as const, id: `00000000-0000-4000-8000-00000000000${index}` }]),
) as Record<PersonaSlug, { kind: 'assistant'; id: string }>;
const voiceAt = (baseUrl: string, timeoutMs = patientMs) =>
  createVapiVoice({ privateKey: 'private-key', targets, webhookSecret: undefined, brain: 'own', baseUrl }, timeoutMs);

const press = {
  id: 'call_1',
  persona: 'rishi' as const,
  origin: 'https://vaani.example',
  variableValues: { city: 'Pune' },
  maxDurationSeconds: 300,
};
const callId = '3b241101-e2bb-4255-8caf-4136c566a962';
const call = (more: object = {}): ContractAnswer => ({
  status: 201,
  body: { id: callId, orgId: callId, createdAt: '2026-11-21T05:00:00Z', updatedAt: '2026-11-21T05:00:00Z', ...more },
});
const room = 'https://vapi.daily.co/a-room';

async function vapi(answer: (call: ContractServer['calls'][number]) => ContractAnswer | undefined) {
  const server = await playContract(contract, answer);
  open.push(server);
  return { server, voice: voiceAt(server.url) };
}

describe('a call by Vapi', () => {
  test('is opened with one request that the contract accepts, with the private key, and answers the room', async () => {
    const { server, voice } = await vapi(() => call({ webCallUrl: room }));
    expect(await voice.openCall(press)).toEqual({ webCallUrl: room, vendorCallId: callId });
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]?.headers.authorization).toBe('Bearer private-key');
    expect(server.calls[0]?.body).toEqual({
      assistantId: targets.rishi.id,
      assistantOverrides: { variableValues: { city: 'Pune' }, maxDurationSeconds: 300, artifactPlan: { videoRecordingEnabled: false } },
      roomDeleteOnUserLeaveEnabled: true,
    });
  });

  test('is joined where `transport` says it, in the newer answers', async () => {
    const { voice } = await vapi(() => call({ transport: { provider: 'daily', conversationType: 'voice', callUrl: room } }));
    expect((await voice.openCall(press)).webCallUrl).toBe(room);
  });

  test.each([
    ['http', 'http://vapi.daily.co/a-room'],
    ['another host', 'https://daily.co.evil.example/a-room'],
    ['no address', undefined],
    ['junk', 'a room'],
  ])('that leads elsewhere than to a Daily room is a failure: %s', async (_, webCallUrl) => {
    const { voice } = await vapi(() => call({ webCallUrl }));
    await expect(voice.openCall(press)).rejects.toMatchObject({ code: 'call_failed' });
  });

  test('over the concurrency limit says that all lines are busy', async () => {
    const { server, voice } = await vapi(() => ({
      status: 400,
      body: { message: 'Over Concurrency Limit. Purchase more.', error: 'Bad Request', statusCode: 400 },
    }));
    await expect(voice.openCall(press)).rejects.toMatchObject({ code: 'all_lines_busy' });
    expect(server.calls).toHaveLength(1);
  });

  test('is ended through its control address, and only if that is Vapi’s', async () => {
    // The contract does not describe control addresses: what arrives is what counts.
    const { server, voice } = await vapi(() => undefined);
    await voice
      .endCall({ id: 'call_1', webCallUrl: room, vendorCallId: callId, controlUrl: `${server.url}/${callId}/control` })
      .catch(() => {});
    expect(server.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', `/${callId}/control`, { type: 'end-call' }],
    ]);
    await voice.endCall({ id: 'call_1', webCallUrl: room, vendorCallId: callId, controlUrl: 'https://evil.example/x' }).catch(() => {});
    expect(server.calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/call/${callId}` });
  });

  test.each([
    ['queued', 'waiting'],
    ['in-progress', 'live'],
    ['ended', 'over'],
  ] as const)('that Vapi calls %s is %s', async (status, state) => {
    const { voice } = await vapi(() => ({ ...call({ status }), status: 200 }));
    expect(await voice.stateOf({ id: 'call_1', webCallUrl: room, vendorCallId: callId })).toBe(state);
  });
});

describe('a Vapi that fails', () => {
  test.each(answeredRows)('by $name: the visitor is told in our words, after one request', async (row) => {
    const provider = await failAs(row);
    open.push(provider);
    const voice = voiceAt(provider.url);
    const error = await voice.openCall(press).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    const { status, body } = errorAnswer(error);
    expect({ status, code: body.code }).toEqual({ status: 502, code: 'call_failed' });
    expect(JSON.stringify(body)).not.toContain(providersOwnWords);
    expect(provider.requests).toEqual(['POST /call/web']);
  });

  test('by not being there: the same', async () => {
    await expect(voiceAt(await nobody()).openCall(press)).rejects.toMatchObject({ code: 'call_failed' });
  });

  test('and wants no more calls for a minute still ends those that are on, and tells of them', async () => {
    const provider = await failAs({
      play: (response, request) =>
        request.url === '/call/web'
          ? void response.writeHead(429, { 'retry-after': '60' }).end()
          : void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id: callId, status: 'in-progress' })),
    });
    open.push(provider);
    const voice = voiceAt(provider.url);
    const live = { id: 'call_1', webCallUrl: room, vendorCallId: callId };
    for (let time = 0; time < 2; time++) await expect(voice.openCall(press)).rejects.toMatchObject({ code: 'call_failed' });
    expect(await voice.stateOf(live)).toBe('live');
    await voice.endCall({ ...live, controlUrl: `${provider.url}/control` });
    await voice.endCall(live);
    expect(provider.requests).toEqual(['POST /call/web', `GET /call/${callId}`, 'POST /control', `DELETE /call/${callId}`]);
  });

  test('cannot be told that a call is over: that is an error, to be tried again', async () => {
    const provider = await failAs({ play: (response) => void response.writeHead(500).end() });
    open.push(provider);
    await expect(voiceAt(provider.url).endCall({ id: 'call_1', webCallUrl: room, vendorCallId: callId })).rejects.toThrow();
  });

  test('knows nothing of a call any more: it is over', async () => {
    const provider = await failAs({ play: (response) => void response.writeHead(404).end() });
    open.push(provider);
    const voice = voiceAt(provider.url);
    await expect(voice.endCall({ id: 'call_1', webCallUrl: room, vendorCallId: callId })).resolves.toBeUndefined();
    expect(await voice.stateOf({ id: 'call_1', webCallUrl: room, vendorCallId: callId })).toBe('over');
  });
});
