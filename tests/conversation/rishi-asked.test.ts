import { expect, test } from 'vitest';
import { holdLines } from './hold.ts';

/** What Rishi answers to each line. */
function hold(...lines: string[]): string[] {
  return holdLines('rishi', lines).map(({ reply }) => reply);
}

test('what is asked about a general subject is answered by it, and not by a place', () => {
  const replies = hold(
    'south temples with my parents, from pune',
    'how many days is enough',
    'january is ok?',
    'wheelchair is there in temples?',
  );
  expect(replies[0]).toMatch(/Madurai/);
  expect(replies[1]).toMatch(/Six to eight/);
  expect(replies[2]).toMatch(/Pongal/);
  expect(replies[3]).toMatch(/lend them/);
  expect(replies.join(' ')).not.toMatch(/mountain, sea, forest/);
});

test('two towns to choose from are compared, and neither is where the journey starts', () => {
  expect(hold('papa ki asthi visarjan karni hai', 'haridwar ya prayagraj').at(-1)).not.toMatch(/Prayagraj se/);
  expect(hold('sabse achi biryani kaha milti hai', 'lucknow ya kolkata').at(-1)).toMatch(/Lucknow.*Kolkata/s);
});

test('scooter, licence and police are questions of their own in the midst of a plan', () => {
  const replies = hold('bhai goa jana hai', 'scooty milegi kya', 'do logo ke paas licence nahi hai', 'police pakadti hai kya');
  expect(replies[1]).toMatch(/helmet/);
  expect(replies[2]).toMatch(/DigiLocker/);
  expect(replies[3]).toMatch(/chalaan/);
});

test('"will she be able to walk" right after the advice is answered anew', () => {
  const replies = hold('केदारनाथ जाना है', 'माँ साथ हैं साठ साल की', 'चल पाएँगी क्या');
  expect(replies[2]).toMatch(/पैदल, सच कहूँ तो नहीं/);
});

test('"another place then", with days and a city known and no place yet, gets one', () => {
  expect(hold('2 days from bangalore by car', 'ok another place then').at(-1)).toMatch(/Bengaluru/);
});
