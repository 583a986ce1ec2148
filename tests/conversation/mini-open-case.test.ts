import { describe, expect, test } from 'vitest';
import { cluesIn } from '#server/conversation/plans/mini/read-clues.ts';
import { conclusionIn } from '#server/conversation/plans/mini/signs.ts';
import { holdLines } from './hold.ts';

const hold = (...lines: string[]) => holdLines('mini', lines);
const lastOf = (...lines: string[]): string => hold(...lines).at(-1)?.reply ?? '';

describe('an open case', () => {
  test('answers what the trouble hides and what is behind it from its clues', () => {
    expect(lastOf('chocolate at 10 pm every night', 'only when my flatmate is out', 'so what is the chocolate hiding')).toMatch(
      /when your flatmate is out/i,
    );
    const told = ['office me meri baat koi nahi sunta', 'jab boss hota hai tab', 'roz nahi, sirf monday meeting'];
    expect(lastOf(...told, 'kya chakkar hai iska')).toMatch(/Monday.*suspect|Monday.*shak|Monday.*andaza/is);
  });

  test.each([
    ['so the clue is that i want to be liked?', 'i want to be liked'],
    ['matlab taali ke liye karta hun?', 'taali ke liye karta hun'],
    ['so it is the room and not the boss?', 'the room and not the boss'],
    ['so it is about trust?', 'trust'],
    ['matlab nind kam hai isliye?', 'nind kam hai'],
    ['so what do i do on saturday', undefined],
    ['to asli wajah kya hai', undefined],
    ['to kya karu', undefined],
  ])('hears in "%s" what the visitor concludes', (line, conclusion) => {
    expect(conclusionIn(line)).toBe(conclusion);
  });

  test('takes up the conclusion of the visitor and makes it the suspect', () => {
    const told = ['i bite my nails till they bleed', 'mostly in meetings', 'never at home'];
    const [concluded] = hold(...told, 'so it is the room and not the boss?').slice(-1);
    expect(concluded?.heard.slots).toMatchObject({ key: 'the room and not the boss' });
    expect(concluded?.reply).toMatch(/^The room and not the boss/);
  });

  test('goes on with its next question after what is told of life, and tells no passage', () => {
    const [, told] = hold('i am always late', 'not always, office i am on time');
    expect(told?.heard).toMatchObject({ act: 'plan' });
    expect(told?.reply).toMatch(/office you are on time.*\?$/i);
  });

  test('is left when the visitor sets another problem in its place', () => {
    const talk = hold('neend nahi aati', 'bed pe 12 baje', 'actually chhodo, dusri problem hai', 'office me meri baat koi nahi sunta');
    expect(talk.at(-1)?.heard.topic).toBe('ignored-in-meetings');
  });

  test('begins with the first words of a talk, though she has no text for them', () => {
    const [first, amount] = hold('teesri date ke baad sab gayab', '4 baar');
    expect(first?.heard.slots).toMatchObject({ what: 'other' });
    expect(amount?.heard.slots).toMatchObject({ amount: '4 baar' });
  });

  test('hears an answer that only sounds like somebody coming back', () => {
    expect(hold('friends always borrow from me', '3 so far', 'no never returned').at(-1)?.heard.act).not.toBe('back');
  });

  test('is put away softly where a parent may have died on that day', () => {
    const told = ['har sunday mummy se ladai hoti hai', '11 baje ke aas paas', 'nashta nahi kiya hota'];
    expect(lastOf(...told, 'papa bhi sunday ko gaye the')).toMatch(/khel rakh deti/);
  });
});

describe('a clue is not taken for its opposite', () => {
  const listening = { asked: 'before', isOpening: false, own: [] };

  test.each(['nashta nahi kiya hota', 'lunch nahi kar pati office me', 'no breakfast on those days', 'खाना नहीं खाया'])(
    '"%s" is an empty stomach',
    (line) => expect(cluesIn(line, listening).before?.things).toContain('hungry'),
  );

  test('what was left out did not come before', () => {
    expect(cluesIn('gym nahi gaya us din', listening).before).toBeUndefined();
  });

  test('what comes after "only" is not denied', () => {
    expect(cluesIn('roz nahi, sirf monday meeting', listening).cleared).toBeUndefined();
  });

  test('others who do not listen or ask leave nobody alone', () => {
    expect(cluesIn('meri baat koi nahi sunta', listening).who).toBeUndefined();
    expect(cluesIn('tab koi nahi hai', listening).who).toEqual(['alone']);
  });

  test('the other days being fine is when it stays away', () => {
    expect(cluesIn('nahi baaki din theek rehte hain', listening).exception).toEqual({ kinds: ['other-days'] });
  });
});
