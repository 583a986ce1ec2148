/** For the operator: deliveries to mail, sheet and calendar. `npm run outbox -- --help` lists the commands. */
import { countRows, createQueue, failedRows } from '#server/flows/outbox-rows.ts';
import { operate, show, told } from './operator.ts';
import { Refusal } from './run-command.ts';

await operate('outbox', 'Deliveries to mail, sheet and calendar (meeting):', 'retry', {
  list: {
    does: 'the number of deliveries that were sent, wait or failed, and the latest 20 failures',
    async run({ database: { db }, config }) {
      show(
        'Deliveries',
        (await countRows(db, ['pending', 'sent', 'dead'])).map(({ topic, status, rows }) => ({ to: topic, status, rows })),
      );
      const failed = await failedRows(db, 20);
      show(
        'The latest 20 failures ("dead": not tried again until you run retry)',
        failed.map(({ id, dedupe_key, status, attempts, next_attempt_at, last_error }) => ({
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
    does: 'tries failed deliveries again now: the named one, or all',
    async run({ database }, [name]) {
      const count = await createQueue(database, () => new Date()).retry(name);
      if (name !== undefined && count === 0)
        throw new Refusal(`There is no failed delivery ${name}. npm run outbox -- list shows the ids.`);
      console.log(`${count} will be tried again. A running site begins within a second.`);
    },
  },
});
