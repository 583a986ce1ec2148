import { OnePressPage } from './one-press-page.tsx';

/** What stands behind the stop link of a reminder; the server picks. */
export const remindersStates = ['open', 'stopped', 'unknown'] as const;
export type RemindersState = (typeof remindersStates)[number];

const words: Record<RemindersState, { heading: string; lead: string }> = {
  open: {
    heading: 'Stop reminders',
    lead: 'One press, and no reminder of an unpaid link goes to this address again. Guides that you buy still come, with their receipts.',
  },
  stopped: { heading: 'No more reminders', lead: 'It is done: this address gets no reminders from us any more.' },
  unknown: {
    heading: 'No such link',
    lead: 'There is nothing behind this address. Perhaps a letter of the link got lost on the way: please take it from the mail once more.',
  },
};

/** Stops reminders to an address by one press. */
export function RemindersPage({ state }: { state: RemindersState }) {
  const button = state === 'open' ? 'Stop reminders' : undefined;
  return <OnePressPage {...words[state]} button={button} isDone={state === 'stopped'} />;
}
