import { once } from 'node:events';
import { isMainThread, Worker } from 'node:worker_threads';
import { warmUpSteps } from '#server/conversation/warm-up.ts';
import { personaSlugs } from '#shared/personas.ts';
import { digestOf, noteBuilt } from './freshness.ts';

/**
 * Trains the models of all characters from their texts into dist/learned. A model whose sources have not changed is only read. Without
 * this the first visitors of a process would wait while it trains.
 */
export function trainModels(): void {
  const digest = digestOf('learned');
  for (const slug of personaSlugs) for (const [, build] of warmUpSteps(slug)) build();
  noteBuilt('learned', digest);
}

/** The same in a thread of its own. */
export const trainModelsAside = (): Promise<unknown> => once(new Worker(new URL(import.meta.url)), 'exit');

if (!isMainThread) trainModels();
