import { describe, expect, test } from 'vitest';
import { holdLines } from './hold.ts';

/** What Mini answers to each line. */
function hold(...lines: string[]): string[] {
  return holdLines('mini', lines).map(({ reply }) => reply);
}

describe('the clue that a visitor points at', () => {
  test('is the suspect, in the words of the visitor', () => {
    const replies = hold(
      'i scroll till 2 am',
      'insta reels',
      'starts after dinner',
      'when my husband is watching cricket and i am alone',
      'since june',
    );
    expect(replies.at(-1)).toMatch(/suspect.*when your husband is watching cricket and you are alone/is);
  });

  test('an empty stomach comes before the tea and before work', () => {
    const replies = hold(
      'headache again',
      'afternoon around 4',
      'tuesday and friday',
      'those days i skip lunch because of class',
      'i have chai instead',
    );
    expect(replies.join(' ')).toMatch(/suspect the empty stomach|suspect is the empty stomach|is the empty stomach/);
  });

  test('asked for the culprit, whose fault it is or how to check, she answers from the case', () => {
    const told = ['mujhe bachon pe bahut gussa aata hai', 'sham ko office se aake', 'saat baje ke aaspaas', 'tab tak kuch khaya nahi hota'];
    expect(hold(...told, 'to asli chor kaun hai').at(-1)).toMatch(/khaali pet/);
    expect(hold(...told, 'to matlab meri galti nahi hai').at(-1)).toMatch(/khaali pet/);
    expect(hold(...told, 'kaise pata chalega').at(-1)).toMatch(/alibi/);
  });

  test('a trial that failed is asked about, and its length is taken up', () => {
    const told = ['i scroll till 2 am', 'starts after dinner', 'mostly weekdays', 'when my husband is watching cricket', 'yes'];
    expect(hold(...told, 'i tried keeping the phone in the other room').at(-1)).toMatch(/hold|give way/);
    expect(hold(...told, 'i tried keeping the phone in the other room', 'lasted two days').at(-1)).toMatch(/will was never the trouble/);
  });

  test('a time without the trouble is held against the time with it', () => {
    const told = ['i go blank in viva', 'with the madam i was ok last time', 'it comes when sir looks at the paper and not at me'];
    const reply = hold(...told, 'so what is the pattern').at(-1);
    expect(reply).toMatch(/with the madam you were ok last time/);
    expect(reply).toMatch(/exactly like the quiet one/);
  });

  test('of a long line she says back one sentence, and not all of it', () => {
    const line =
      'guitar is in my room since may. every evening i take it out, tune it, and put it back because nobody at home wants to hear';
    expect(hold('i never finish what i start', line).at(-1)).not.toMatch(/in your room since may.*nobody at home/i);
  });

  test('what if it fails, what to eat, and the step a second time have answers of their own', () => {
    const told = [
      'every evening i fight with my sister',
      'around 8 after gym',
      'i eat lunch at 12 and then nothing till 9.30',
      'so what is it',
    ];
    expect(hold(...told, 'what can i eat at 7').at(-1)).toMatch(/chana/);
    expect(hold(...told, 'and if still we fight').at(-1)).toMatch(/walks free/);
    const [first, second] = hold(...told, 'what do i do', 'ok but what do i do').slice(-2);
    expect(second).not.toBe(first);
  });

  test('what has stopped since a death is named softly, and done with somebody beside', () => {
    const told = [
      'i pay all my bills late',
      'i open the envelope and put it on the fridge',
      'they are in papas name. he passed away last year',
    ];
    expect(hold(...told, 'just give me the experiment').at(-1)).toMatch(/somebody beside you/);
  });

  test('a fragment of a long line is not said back where it weighs nothing', () => {
    const line = 'sleep at 1, get up at 7:30, in between i check phone maybe once, and on weekends i sleep till eleven and feel worse';
    expect(hold('i am tired all the time', line).at(-1)).not.toMatch(/^Get up at 7:30/);
  });

  test('whether to tell somebody is answered with a sentence to say', () => {
    const told = ['my husband and i fight every sunday', 'around 5', 'after his mother calls at 4'];
    expect(hold(...told, 'should i tell him or make it a game').at(-1)).not.toMatch(/change only should I tell/i);
  });
});
