/** For the operator: what became of calls. `npm run calls` says what it can do. */
import { sessionHash } from '#server/core/log.ts';
import type { CallRow } from '#server/db/schema.ts';
import * as callQueries from '#server/flows/call-queries.ts';
import { operate, show, told } from './operator.ts';
import { Refusal } from './run-command.ts';

const meanings: Record<CallRow['status'], string> = {
  opening: 'it is being opened; after a minute it was given up',
  opened: 'it is open, and nobody has joined it',
  joined: 'the visitor is in it',
  ending: 'it is over for the visitor, and its carrier has still to be told',
  forgetting: 'it is over, and its vendor has still to forget it',
  ended: 'it is over',
  failed: 'it could not be opened',
};

await operate('calls', 'What became of calls. What was said in them is kept nowhere.', {
  list: {
    does: 'the latest 20 calls',
    async run({ database: { db }, config }) {
      show(
        'The latest 20 calls',
        (await callQueries.latest(db, 20)).map(({ id, persona, status, created_at, seconds, ended_reason }) => ({
          id,
          persona,
          status,
          opened: told(created_at, config),
          seconds: seconds ?? '',
          reason: ended_reason ?? '',
        })),
      );
    },
  },
  show: {
    takes: '<id, or the id that the vendor gave it>',
    does: 'one call: when it was opened, joined and ended, why, and what it cost',
    async run({ database: { db }, config }, [id = '']) {
      const call = await callQueries.find(db, id);
      if (!call) throw new Refusal(`There is no call ${id}. They are forgotten after 90 days.`);
      const lines = {
        Call: `${call.id}, with ${call.persona}`,
        Vendor: call.vendor_call_id,
        Visitor: `${sessionHash(call.session_id)}, which the lines of the log call "session"`,
        Status: `${call.status}: ${meanings[call.status]}`,
        Opened: told(call.created_at, config),
        Joined: told(call.joined_at, config),
        Ended: call.ended_at && `${told(call.ended_at, config)}, ${call.ended_reason}`,
        Took: call.seconds === null ? null : `${call.seconds} s`,
        Cost: call.cost_usd === null ? null : `$${call.cost_usd}`,
      };
      for (const [name, words] of Object.entries(lines)) if (words) console.log(`${name.padEnd(10)} ${words}`);
    },
  },
});
