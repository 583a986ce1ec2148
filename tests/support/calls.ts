import type { Site } from './site.ts';
import type { Visitor } from './visitor.ts';

/** Calls over HTTP, as a page makes them. */

export const kaka = { assistantId: 'kaka' };
export const call = (who: Visitor, body: unknown = kaka, headers = {}) => who.post('/call/web', body, headers);
export const hangUp = (who: Visitor, webCallUrl: string) => who.post('/call/web/end', { webCallUrl });
export const metricOf = async ({ url }: Site, name: string) => {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization: 'Bearer a-metrics-token' } });
  return Number(new RegExp(`^vaani_${name} (\\S+)$`, 'm').exec(await answer.text())?.[1]);
};
export const newKey = () => ({ 'Idempotency-Key': crypto.randomUUID() });
