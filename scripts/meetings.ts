/** For the operator: future meetings. `npm run meetings -- --help` lists the commands. */

import { createLog } from '#server/core/log.ts';
import type { BookingRow } from '#server/db/schema.ts';
import { createBookingChanges } from '#server/flows/booking-changes.ts';
import * as bookingRows from '#server/flows/booking-rows.ts';
import { createOutbox, type Delivery } from '#server/flows/outbox.ts';
import { maskEmail } from '#server/guides/mask-email.ts';
import { operate, show, told } from './operator.ts';
import { Refusal } from './run-command.ts';

const meanings: Record<BookingRow['status'], string> = {
  held: 'it is being put into the calendar',
  confirmed: 'it is booked',
  requested: 'it is a request that a person must answer',
  cancelled: 'it is cancelled',
};

/** This command only adds rows to the outbox. The running site delivers them. */
const leftToTheSite: Delivery = { batchSize: 1, deliver: async () => {} };

await operate('meetings', 'Future meetings, and requests for meetings:', 'cancel booking_7h3k9mwq', {
  list: {
    does: 'the next 50 meetings, and requests that a person must answer',
    async run({ database: { db }, config }) {
      show(
        'Meetings',
        (await bookingRows.upcoming(db, new Date())).map(({ id, status, slot, asked_for, name, brand, email }) => ({
          id,
          status,
          when: slot === null ? `"${asked_for.slice(0, 40)}"` : told(slot, config),
          name,
          brand,
          email: maskEmail(email),
        })),
      );
    },
  },
  cancel: {
    takes: '<id>',
    does: 'cancels a booked meeting: its slot becomes free, both sides get a mail, and the running site updates the calendar',
    async run({ database, config }, [id = '']) {
      const booking = await bookingRows.byId(database.db, id);
      if (!booking) throw new Refusal(`There is no meeting ${id}. npm run meetings -- list shows the ids.`);
      if (booking.status !== 'confirmed') throw new Refusal(`${id} is not booked: ${meanings[booking.status]}. Nothing was changed.`);
      const log = createLog('silent');
      const outbox = createOutbox(database, { mail: leftToTheSite, sheet: leftToTheSite, meeting: leftToTheSite }, log);
      const { businessTimeZone: timeZone } = config;
      await createBookingChanges({ database, secret: '', timeZone, outbox, log, now: () => new Date() }).cancel(booking);
      console.log(`The meeting of ${told(booking.start_time, config)} with ${booking.name} is cancelled.`);
    },
  },
});
