/** For the operator: what the site has promised to mail, sheet and calendar, and what became of it. `npm run outbox` says what it can do. */
import { createQueue } from '#server/flows/outbox-queue.ts';
import { Refusal } from './attempt.ts';
import { operate, show, told } from './operator.ts';

await operate('outbox', 'What is promised to mail, sheet and calendar (meeting):', {
  list: {
    does: 'how much was kept, waits or was given up, and the latest 20 in trouble',
    async run({ database: { db }, config }) {
      const counts = await db
        .selectFrom('outbox')
        .select(['topic', 'status', db.fn.countAll<number | string>().as('rows')])
        .groupBy(['topic', 'status'])
        .orderBy('topic')
        .orderBy('status')
        .execute();
      show(
        'Promised',
        counts.map(({ topic, status, rows }) => ({ to: topic, status, rows: Number(rows) })),
      );
      const troubled = await db
        .selectFrom('outbox')
        .select(['id', 'dedupe_key', 'status', 'attempts', 'next_attempt_at', 'last_error'])
        .where('status', '!=', 'sent')
        .where('last_error', 'is not', null)
        .orderBy('id', 'desc')
        .limit(20)
        .execute();
      show(
        'In trouble, the latest 20 ("dead": given up until you say retry)',
        troubled.map(({ id, dedupe_key, status, attempts, next_attempt_at, last_error }) => ({
          id,
          key: dedupe_key,
          status,
          attempts,
          'next try': status === 'dead' ? '' : told(next_attempt_at, config),
          error: last_error,
        })),
      );
    },
  },
  retry: {
    takes: '[id or key]',
    does: 'tries what was given up, or waits after a failure, again now: one, or all',
    async run({ database }, [name]) {
      const count = await createQueue(database, () => new Date()).retry(name);
      if (name !== undefined && count === 0) throw new Refusal(`${name} is nothing that failed and waits.`);
      console.log(`${count} to be tried again; a running site takes them up within a second.`);
    },
  },
});
