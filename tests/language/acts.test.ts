import { describe, expect, test } from 'vitest';
import { actIn, acts } from '#server/language/acts.ts';
import { examplesIn } from '#server/language/examples.ts';
import { linesOf, shareOf } from './lines.ts';

const known = new Set<string>(acts);

describe('acts about the talk itself', () => {
  test('are understood in other words than those of the examples, in three languages', () => {
    const { share, missed } = shareOf(linesOf('act-lines.md'), ({ label, text }) => actIn(text)?.act === label);
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  test('are understood in lines that the turns of phrase were not written for', () => {
    const { share, missed } = shareOf(linesOf('act-lines-late.md'), ({ label, text }) => actIn(text)?.act === label);
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.92);
  });

  test('are each understood, not only on the whole', () => {
    const lines = [...linesOf('act-lines.md'), ...linesOf('act-lines-late.md')];
    for (const act of new Set(lines.map(({ label }) => label))) {
      const own = lines.filter(({ label }) => label === act);
      const { share, missed } = shareOf(own, ({ text }) => actIn(text)?.act === act);
      expect(share, `${act}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(0.8);
    }
  });

  test('are not heard in lines that have a subject of their own', () => {
    const { share, missed } = shareOf(linesOf('ordinary-lines.md'), ({ text }) => (actIn(text)?.rest ?? 'left alone') !== '');
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  test.each([
    'tell me about Ladakh',
    'who should I show it to',
    'how are you supposed to apply it',
    'say something about Krishna',
    'my husband never listens to me',
    'I feel bored with life and nothing matters',
    'main kisi kaam ka nahi',
    'i am useless',
    'mera koi nahi hai',
    'my son talks too fast',
    'there is nobody to talk to',
    'i want to talk to my wife about it',
    'what is the name of that oil',
    'मेरा बेटा मेरी बात नहीं सुनता',
  ])('leave "%s" to be answered', (line) => {
    expect(actIn(line)).toBeUndefined();
  });

  test.each([
    ['hi, my hair is falling', 'hello', 'my hair is falling'],
    ['thanks, and how often?', 'thanks', 'and how often?'],
    ['namaste kaka, mujhe khansi hai', 'hello', 'mujhe khansi hai'],
    ['धन्यवाद, और बच्चे को?', 'thanks', 'और बच्चे को?'],
    ['i hate you. my hair is worse now', 'insult', 'my hair is worse now'],
    ['my name is Ravi and my hair is falling', 'name-told', 'my hair is falling'],
    ['hello kaka', 'hello', ''],
    ['ok thanks bye', 'goodbye', ''],
    ['thanks for the help', 'thanks', ''],
    ['thank you, tell me more', 'go-on', ''],
  ])('stand in front of something else: "%s"', (line, act, rest) => {
    expect(actIn(line)).toMatchObject({ act, rest });
  });

  test('are surest in the words of an example', () => {
    expect(actIn('who are you')).toEqual({ act: 'who', score: 1, rest: '' });
    expect(actIn('Kaun ho tum???')?.score).toBe(1);
  });

  test('have at least twenty-five examples each, and none is for two acts', () => {
    const examples = examplesIn('acts.md');
    const byText = new Map<string, string>();
    for (const { label, text } of examples) {
      expect(label === 'none' || known.has(label), label).toBe(true);
      expect(byText.get(text) ?? label, text).toBe(label);
      byText.set(text, label);
    }
    const counts = Object.groupBy(examples, ({ label }) => label);
    for (const [label, lines] of Object.entries(counts)) expect(lines?.length, label).toBeGreaterThanOrEqual(25);
    expect(counts.none?.length).toBeGreaterThanOrEqual(300);
  });

  test('are not among the lines they are measured with', () => {
    const examples = new Set(examplesIn('acts.md').map(({ text }) => text));
    const copied = linesOf('act-lines-late.md').filter(({ text }) => examples.has(text));
    expect(copied).toEqual([]);
  });

  test('survive whatever is typed', () => {
    for (const line of [
      '',
      ' ',
      '\u0000',
      'a'.repeat(4000),
      'ok '.repeat(800),
      'haha'.repeat(900),
      'मा'.repeat(2000),
      '((((',
      '\\',
      '$&',
      'who '.repeat(700),
    ]) {
      const before = performance.now();
      actIn(line);
      expect(performance.now() - before, line.slice(0, 20)).toBeLessThan(1000);
    }
  });
});
