import { words } from '#shared/words.ts';
import { OnePressPage } from './one-press-page.tsx';

/** The states of the page behind the stop link of a reminder. The server chooses one. */
export const remindersStates = ['open', 'stopped', 'unknown'] as const;
export type RemindersState = (typeof remindersStates)[number];

const stateWords = words<Record<RemindersState, { heading: string; lead: string }>>({
  en: {
    open: {
      heading: 'Stop reminders',
      lead: 'One press, and no reminder of an unpaid link goes to this address again. Guides that you buy still come, with their receipts.',
    },
    stopped: { heading: 'No more reminders', lead: 'It is done: this address gets no reminders from us any more.' },
    unknown: {
      heading: 'No such link',
      lead: 'There is nothing behind this address. Perhaps a letter of the link got lost on the way: please take it from the mail once more.',
    },
  },
  hi: {
    open: {
      heading: 'याद दिलाना बंद करें',
      lead: 'एक बार दबाइए, और बिना भुगतान वाले लिंक की याद इस पते पर फिर कभी नहीं दिलाई जाएगी। जो गाइड आप ख़रीदेंगे वह रसीद के साथ आती रहेगी।',
    },
    stopped: { heading: 'अब याद नहीं दिलाएँगे', lead: 'हो गया: इस पते पर अब हमारी ओर से याद दिलाने वाला कोई मेल नहीं जाएगा।' },
    unknown: {
      heading: 'ऐसा कोई लिंक नहीं',
      lead: 'इस पते पर कुछ नहीं है। शायद लिंक का कोई अक्षर रास्ते में छूट गया: मेल से एक बार फिर लीजिए।',
    },
  },
});

/** Stops reminders to an address with one press. */
export function RemindersPage({ state }: { state: RemindersState }) {
  const button = state === 'open' ? stateWords.open.heading : undefined;
  return <OnePressPage {...stateWords[state]} button={button} isDone={state === 'stopped'} />;
}
