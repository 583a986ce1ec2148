/** For the operator: calls and how they ended. `npm run calls -- --help` lists the commands. */
import { sessionHash } from '#server/core/log.ts';
import type { CallRow } from '#server/db/schema.ts';
import * as callQueries from '#server/flows/call-queries.ts';
import { operate, show, told } from './operator.ts';
import { Refusal } from './run-command.ts';

const meanings: Record<CallRow['status'], string> = {
  opening: 'it is being opened; after one minute the attempt counts as failed',
  opened: 'it is open, but nobody has joined it',
  joined: 'the visitor is in it',
  ending: 'it is over for the visitor; the voice provider must still end it',
  forgetting: 'it is over; the voice provider must still delete it',
  ended: 'it is over',
  failed: 'it could not be opened',
};

await operate('calls', 'Calls and how they ended. What was said in them is not stored.', 'show call_7h3k9mwq', {
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
    takes: '<id, or id at Vapi>',
    does: 'one call: when it was opened, joined and ended, why it ended, and its cost',
    async run({ database: { db }, config }, [id = '']) {
      const call = await callQueries.find(db, id);
      if (!call) throw new Refusal(`There is no call ${id}. Calls are deleted after 90 days. npm run calls -- list shows the ids.`);
      const lines = {
        Call: `${call.id}, with ${call.persona}`,
        Vendor: call.vendor_call_id,
        Visitor: `${sessionHash(call.session_id)} ("session" in log lines)`,
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
