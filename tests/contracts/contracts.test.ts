import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { cal } from './cal.ts';
import { calendly } from './calendly.ts';
import { answerVerdict, type Contract, requestVerdict, type Schema, type Verdict } from './contract.ts';
import { googleSheets } from './google-sheets.ts';
import { openai, openaiHearing, openaiSpeech } from './openai.ts';
import { razorpay, razorpayRefunds } from './razorpay.ts';
import { vapi } from './vapi.ts';

const contracts = [razorpay, razorpayRefunds, vapi, googleSheets, calendly, cal, openai, openaiSpeech, openaiHearing];
const well: Verdict = { ok: true, errors: [] };

const operationsOf = (contract: Contract) =>
  Object.entries(contract.operations).map(([name, operation]) => {
    const [method = '', pattern = ''] = name.split(' ');
    return { contract, name: `${contract.provider}: ${name}`, method, path: operation.example.path ?? pattern, operation };
  });

describe('what we rely on of a provider', () => {
  test.each(contracts.flatMap(operationsOf))('$name is told by an example that keeps to it', ({ contract, method, path, operation }) => {
    const { query = {}, body, answers } = operation.example;
    expect(requestVerdict(contract, method, path, query, body)).toEqual(well);
    for (const [status, answer] of Object.entries(answers))
      expect(answerVerdict(contract, method, path, Number(status), answer)).toEqual(well);
  });

  test('is nothing more than that: another request, a field too much or too few, an answer that cannot be read', () => {
    const { body, answers } = Object.values(razorpay.operations)[0]?.example ?? { answers: {} };
    const send = (more: object, path = '/v1/payment_links') =>
      requestVerdict(razorpay, 'POST', path, {}, { ...(body as object), ...more }).ok;
    expect(send({})).toBe(true);
    expect(send({ reminders: true })).toBe(false);
    expect(send({ amount: '119' })).toBe(false);
    expect(send({ amount: undefined })).toBe(false);
    expect(send({}, '/v1/refunds')).toBe(false);
    const read = (more: object) => answerVerdict(razorpay, 'POST', '/v1/payment_links', 200, { ...(answers[200] as object), ...more }).ok;
    expect(read({ something_new: 1 })).toBe(true);
    expect(read({ short_url: undefined })).toBe(false);
    expect(answerVerdict(razorpay, 'POST', '/v1/payment_links', 302, {}).ok).toBe(false);
  });
});

/** The providers' own descriptions are not part of the project. Where they lie beside it, ours are held against them. */
const folder = join(import.meta.dirname, '../../../shared/contracts');

interface Published {
  spec: Schema;
  match(method: string, path: string): { op: Schema } | undefined;
  request(method: string, path: string, sent: object): Verdict;
  response(method: string, path: string, status: number, body: unknown): Verdict;
}

if (existsSync(join(folder, 'contract.mjs'))) {
  const { loadContract } = await import(pathToFileURL(join(folder, 'contract.mjs')).href);

  describe.each(contracts.filter(({ published }) => published))('what $provider publishes', ({ published: file = '', ...contract }) => {
    const published: Published = loadContract(join(folder, file));

    test.each(operationsOf(contract))('knows $name, takes our example, and answers with what we read', ({ method, path, operation }) => {
      const { query = {}, body, answers } = operation.example;
      expect(published.request(method, path, { query, body: withoutLeftOut(body), headers: {} })).toMatchObject(well);
      for (const [status, answer] of Object.entries(answers))
        expect(published.response(method, path, Number(status), answer)).toEqual(well);

      const { requestBody, responses } = published.match(method, path)?.op ?? {};
      const jsonOf = (content: Schema | undefined) => content?.['application/json']?.schema ?? {};
      expect(unknownIn(operation.body, [jsonOf(resolved(published.spec, requestBody)?.content)], published.spec)).toEqual([]);
      for (const [status, schema] of Object.entries(operation.answers)) {
        const answer = resolved(published.spec, responses?.[status]);
        if (answer) expect(unknownIn(schema, [jsonOf(answer.content)], published.spec)).toEqual([]);
      }
    });
  });
}

/** Vapi documents them ("Call timeout settings", `ArtifactPlan`, squads, workflows, `Server`, `Call.monitor`); the excerpt of its schema lacks them. */
const leftOut = new Set([
  ...['silenceTimeoutSeconds', 'artifactPlan', 'isServerUrlSecretSet'],
  ...['squadId', 'workflowId', 'workflowOverrides', 'headers', 'webCallUrl', 'monitor'],
]);
const withoutLeftOut = (body: unknown) =>
  body && JSON.parse(JSON.stringify(body, (name, value) => (leftOut.has(name) ? undefined : value)));

function resolved(spec: Schema, schema: Schema | undefined): Schema | undefined {
  if (!schema?.$ref) return schema;
  const steps = String(schema.$ref).split('/').slice(1);
  return resolved(
    spec,
    steps.reduce<Schema | undefined>((node, step) => node?.[step], spec),
  );
}

/** Every shape that a published schema may take, its references followed. */
function shapesOf(schemas: readonly (Schema | undefined)[], spec: Schema): Schema[] {
  return schemas.flatMap((schema) => {
    const shape = resolved(spec, schema);
    if (!shape) return [];
    return [shape, ...shapesOf([...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])], spec)];
  });
}

/** The fields of ours that the published schema does not name, where it names any. */
function unknownIn(ours: Schema | undefined, published: readonly (Schema | undefined)[], spec: Schema, at = ''): string[] {
  if (!ours) return [];
  const shapes = shapesOf(published, spec);
  const named = shapes.filter(({ properties }) => properties);
  const inner = Object.entries((ours.properties ?? {}) as Record<string, Schema>).flatMap(([name, schema]) => {
    if (named.length === 0 || leftOut.has(name)) return [];
    const theirs = named.flatMap(({ properties }) => (properties[name] ? [properties[name]] : []));
    return theirs.length === 0 ? [`${at}/${name}`] : unknownIn(schema, theirs, spec, `${at}/${name}`);
  });
  const items = ours.items
    ? unknownIn(
        ours.items,
        shapes.map(({ items }) => items),
        spec,
        `${at}/*`,
      )
    : [];
  const branches = [...(ours.anyOf ?? [])].flatMap((branch: Schema) => unknownIn(branch, published, spec, at));
  return [...inner, ...items, ...branches];
}
