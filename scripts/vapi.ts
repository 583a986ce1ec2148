/**
 * Sends any request of the Vapi API, with the key of this site's environment:
 * `npm run vapi -- assistant.get --id 7c1... | call.list --query limit=5 | file.create --file guide.pdf | call.create-web --data '{...}'`
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Refusal, runCommand } from './run-command.ts';
import { type Vapi, VapiRefusal } from './vapi/client.ts';
import { vapiFromEnvironment } from './vapi/environment.ts';
import { type OperationName, operations } from './vapi/operations.ts';

const usage = [
  "npm run vapi -- <operation> [--id ..] [--data '{..}' or @file] [--query key=value] [--file path]   one request to Vapi's API",
  'Example: npm run vapi -- call.list --query limit=5\n',
  ...operations.map(([name, method, path]) => `${name.padEnd(36)} ${method.padEnd(7)}${path}`),
].join('\n');

const options = {
  id: { type: 'string' },
  testId: { type: 'string' },
  runId: { type: 'string' },
  userId: { type: 'string' },
  provider: { type: 'string' },
  /** JSON, or `@file.json`. */
  data: { type: 'string' },
  /** `key=value`; it may be repeated. */
  query: { type: 'string', multiple: true, default: [] },
  file: { type: 'string', multiple: true, default: [] },
} satisfies ParseArgsConfig['options'];

const methodOf = (name: OperationName) => operations.find(([known]) => known === name)?.[1];
const read = () => parseArgs({ allowPositionals: true, options });

await runCommand(usage, async () => {
  const { values, positionals } = read();
  const name = operations.find(([known]) => known === positionals[0])?.[0];
  if (positionals.length === 0) console.log(usage);
  else if (name === undefined || positionals.length > 1) throw new Refusal(usage);
  else if (methodOf(name) === 'GET' && (values.data !== undefined || values.file.length > 0))
    throw new Refusal(`${name} is a GET: it takes no body. Use --query key=value.`);
  else process.exitCode = await run(vapiFromEnvironment(), name, values);
});

/** @throws Refusal unless it is `key=value` */
function pairIn(text: string): [key: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1) throw new Refusal(`--query takes key=value, not ${text}`);
  return [text.slice(0, at), text.slice(at + 1)];
}

async function run(vapi: Vapi, operation: OperationName, values: ReturnType<typeof read>['values']): Promise<number> {
  const { data, query, file, ...params } = values;
  try {
    const answer = await vapi(operation, {
      params: params as Record<string, string>,
      query: query.map(pairIn),
      ...(data !== undefined && { body: JSON.parse(data.startsWith('@') ? readFileSync(data.slice(1), 'utf8') : data) }),
      files: file.map((path) => ({ name: basename(path), bytes: readFileSync(path) })),
    });
    console.log(typeof answer === 'string' ? answer : JSON.stringify(answer ?? null, null, 2));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof VapiRefusal && error.body !== undefined) console.error(JSON.stringify(error.body, null, 2));
    return 1;
  }
}
