import { describe, expect, test } from 'vitest';
import { holdLines } from './hold.ts';

/** What Kaka answers line by line, and what was understood. */
function talk(...lines: string[]) {
  return holdLines('kaka', lines, 'text').map((result) => ({
    reply: result.reply,
    ...result.heard,
    effects: result.effects.map(({ kind }) => kind),
  }));
}
const lastOf = (...lines: string[]) => talk(...lines).at(-1);

describe('what is told of a subject is answered by what the subject says of it', () => {
  test.each([
    ['how long it has lasted', ['i have a cough', 'two days'], 'how-long'],
    ['that it has lasted long', ['mujhe khansi hai', 'do hafte se'], 'doctor'],
    ['at what hour it comes', ['i have a cough', 'it comes at night'], 'when'],
    ['that they are old', ['मुझे नींद नहीं आती', 'मेरी उम्र 65 है'], 'elders'],
    ['how old the child is', ['i have a cough', 'he is four'], 'children'],
  ])('%s', (_, lines, facet) => {
    expect(lastOf(...lines)).toMatchObject({ facet });
  });

  test('a trouble that is denied is no refusal', () => {
    expect(lastOf('my baby is crying a lot', 'no fever')?.act).not.toBe('no-nothing');
  });

  test('who goes back to a subject is answered on it', () => {
    expect(lastOf('my head hurts', 'how do i make soft rotis', 'back to my head')?.topic).toMatch(/^headache/);
  });
});

test.each(['can i mix it with bleach', 'harpic mila doon isme'])(
  'who would add a cleaner to what is sour is warned of the gas: %s',
  (line) => {
    expect(lastOf('white marks on my taps', line)).toMatchObject({ topic: 'never-mix' });
  },
);

describe('branches', () => {
  test('a subject that was left and is named again with more is answered by its branch', () => {
    expect(lastOf('i am diabetic, can i have jaggery', 'my hair is falling', 'my sugar is 400 today')?.topic).toBe('diabetes/very-high');
  });
  test('a branch of which only a follow-up question was answered is told when its line comes', () => {
    expect(lastOf('what is japa', 'morning or night?', 'i have office at 9')).toMatchObject({ topic: 'japa/office' });
  });
});

describe('what is told in the midst of a subject and has no answer of its own', () => {
  test('is taken up as what it is', () => {
    expect(lastOf('my back hurts', 'my cousin has a new car')).toMatchObject({ act: 'plain-people', topic: 'back-pain' });
  });
  test('is not answered by the reasons of the subject', () => {
    expect(lastOf('my bathroom tiles have white marks', 'i used harpic')?.facet).toBeUndefined();
  });
});

test('leave that is asked for in Hindi is a question', () => {
  expect(lastOf('mujhe acidity hai', 'thanda doodh pi lu')?.act).not.toBe('noted');
});

describe('what is asked of Kaka himself', () => {
  test.each([
    ["what was your wife's name", 'kaki/name'],
    ['do you get lonely kaka', 'kaka-feelings'],
    ['aapke bachche hain', 'kaka-family'],
    ['will you talk to me again', 'kaka-memory'],
    ['do you like dogs', 'pets'],
  ])('%s: he answers of himself', (line, topic) => {
    expect(lastOf(line)).toMatchObject({ topic });
  });

  test('what is asked of him for the visitor is not', () => {
    expect(lastOf('my knees hurt', 'what do you recommend')?.topic ?? '').not.toMatch(/^kaka-/);
  });
});

describe('at the till', () => {
  test('a price that is called too high names its guide', () => {
    expect(lastOf('149 is too much, give me for 99')).toMatchObject({ act: 'discount', sku: 'ayurvedic-nuskha' });
  });
  test('a guide that was paid for and did not come is not sold again', () => {
    const [, named, address] = ['i paid yesterday but guide did not come', 'the hair one', 'asha.k@example.com'].map((_, i, lines) =>
      lastOf(...lines.slice(0, i + 1)),
    );
    expect([named?.act, address?.act]).toEqual(['claim', 'claim']);
  });
  test('haggling without a guide asks which', () => {
    const said = lastOf('too costly');
    expect(said).toMatchObject({ act: 'discount' });
    expect(said?.sku).toBeUndefined();
  });
  test('all the guides are all seven', () => {
    expect(lastOf('i want all the guides')?.reply).toContain('₹923');
  });
  test('the guide that is dropped is named, and the other stays', () => {
    const lines = ['cleaning guide please', 'and the cooking one too, both', 'meena@example.com', 'cancel the cleaning one'];
    expect(lastOf(...lines)).toMatchObject({ sku: 'home-cleaning-hacks' });
  });
  test.each([
    ['i ordered the hair guide but got cooking', 'wrong-guide'],
    ['you just want to sell', 'selling'],
    ['give me one for free', 'free'],
  ])('%s: is no wish to buy', (line, act) => {
    const said = lastOf(line);
    expect(said?.act).toBe(act);
    expect(said?.effects).not.toContain('await-email');
  });
  test('a child is sold nothing', () => {
    expect(lastOf('hi kaka i am 9 years old', 'can i buy a guide')).toMatchObject({ act: 'grown-up', effects: [] });
  });
  test('of all seven, only what is named at last is sold', () => {
    const lines = ['i want all the guides', 'too much. only cleaning and cooking then', 'tara@example.com'];
    expect(talk(...lines).map(({ reply }) => reply)[2]).toMatch(/Home Cleaning Hacks, Desi Cooking Secrets, for tara/);
  });
  test.each([
    [
      'a guide for the subject under discussion is the one nearest to it',
      ['i get acidity after every meal', 'do you have a guide for it'],
      'ayurvedic-nuskha',
    ],
    [
      'of two that were compared one is chosen',
      ['which is better immunity or seasonal', 'i have two kids who fall ill every month', 'ok which one finally'],
      'immunity-booster',
    ],
    ['for an illness of the doctor there is none', ['do you have a guide for acidity', 'and for diabetes'], undefined],
    ['for a subject of which none is written there is none', ['do you have a guide for share trading'], undefined],
  ])('%s', (_, lines, sku) => {
    const said = lastOf(...lines);
    expect(said?.act).toBe('recommend');
    expect(said?.sku).toBe(sku);
  });
  test('a guide that comes to the one on offer is sold with it', () => {
    const lines = ['do you have a book for stains', 'ok one more for cooking also', 'both on nisha@example.com'];
    expect(lastOf(...lines)?.reply).toMatch(/Home Cleaning Hacks, Desi Cooking Secrets/);
  });
  test.each([
    ['is it a book or on phone', 'format'],
    ['koi aur tareeka?', 'any-email'],
    ['i will ask my wife first', 'declined'],
  ])('in the midst of a sale "%s" is of the sale', (line, act) => {
    expect(lastOf('give me the hair guide', line)?.act).toBe(act);
  });
  test.each([
    ['yes', 'recheck'],
    ['got it?', 'recheck'],
    ['how long till it comes', 'delivery'],
  ])('after a sale "%s" is of the sale', (line, act) => {
    expect(lastOf('give me the hair guide', 'neha@example.com', line)?.act).toBe(act);
  });
  test.each([
    ['i bought the hair guide yesterday', 'paid'],
    ['nothing came in my mail', 'not-received'],
    ['the money got cut', 'money-cut'],
  ])('who says "%s" is sold nothing', (line, act) => {
    expect(lastOf(line)).toMatchObject({ act });
    expect(lastOf(line)?.effects).not.toContain('await-email');
  });
  test('nothing is recommended beside a pregnancy', () => {
    expect(lastOf('i am pregnant which guide is good for me')?.sku).toBeUndefined();
  });
});
