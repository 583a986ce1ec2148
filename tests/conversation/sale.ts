/** Holds a sale with Kaka. */

import type { Effect } from '#server/conversation/conversation.ts';
import { holdLines } from './hold.ts';

/** What Kaka understood last, what he said, and every link that he made. */
export function sale(...lines: string[]) {
  const turns = holdLines('kaka', lines, 'text');
  const last = turns.at(-1);
  const sold = turns
    .flatMap(({ effects }) => effects)
    .filter((effect): effect is Extract<Effect, { kind: 'open-orders' }> => effect.kind === 'open-orders')
    .flatMap(({ skus, email }) => skus.map((sku) => `${sku} ${email}`));
  return { act: last?.heard.act, sku: last?.heard.sku, reply: last?.reply, sold };
}
