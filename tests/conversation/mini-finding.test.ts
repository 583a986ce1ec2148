import { describe, expect, test } from 'vitest';
import { holdLines } from './hold.ts';

/** What Mini answers to each line. */
function hold(...lines: string[]): string[] {
  return holdLines('mini', lines).map(({ reply }) => reply);
}

describe('the clue that a visitor points at', () => {
  test('is the suspect, in the words of the visitor', () => {
    const replies = hold('i scroll till 2 am', 'insta reels', 'starts after dinner', 'when my husband is watching cricket and i am alone');
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
});
