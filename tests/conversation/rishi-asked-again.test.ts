import { describe, expect, test } from 'vitest';
import { plain } from '#server/conversation/plans/rishi/matching.ts';
import { dropsRide, practicalIn } from '#server/conversation/plans/rishi/practical.ts';
import { journeyIn, newIn } from '#server/conversation/plans/rishi/read-journey.ts';
import { holdLines } from './hold.ts';

const hold = (...lines: string[]) => holdLines('rishi', lines);
const replies = (...lines: string[]): string[] => hold(...lines).map(({ reply }) => reply);

describe('the place that a visitor names', () => {
  test('is kept for each question, though two are named in one word', () => {
    const talk = hold('मां को बद्री केदार ले जाना है', 'गोरखपुर से', 'मई में या सितंबर में', 'कितने दिन रखें', 'रजिस्ट्रेशन कहां होता है');
    expect(talk.slice(1).map(({ heard }) => heard.topic)).toEqual(Array(4).fill('char-dham'));
    expect(talk.at(-1)?.reply).toMatch(/चार धाम साइट/);
  });

  test('answers for lungs before anything else', () => {
    expect(replies('केदारनाथ जाना है', 'मां अड़सठ की हैं, सांस फूलती है').at(-1)).toMatch(/पहले दिल और फेफड़ों की जाँच/);
  });

  test('gives way to a lower one for who is with child', () => {
    const talk = hold('spiti jana hai next week', 'meri biwi 5 mahine pregnant hai', 'to kahan jaye phir');
    expect(talk.at(-1)?.heard.topic).not.toBe('spiti');
  });

  test('tells of ramps, opening hours and walking inside', () => {
    const told = replies('madurai jana hai with my mother', 'she is 66, knee pain', 'which temples have ramps', 'what time does it open');
    expect(told[2]).toMatch(/ramp/i);
    expect(told[3]).toMatch(/sunrise/);
  });

  test('is laid out from its first day when just that day is asked for', () => {
    expect(replies('goa jana hai, teen din, pune se', 'pehla din bata do').at(-1)).toMatch(/^Pehla din/);
    expect(replies('i want to see goa, 3 days, from pune', 'first day?').at(-1)).toMatch(/^Day one/);
    expect(replies('six days from guwahati in march, forest', 'fine choose one and tell me day one').at(-1)).toMatch(/^Day one/);
  });

  test('stays when another place is crossed off', () => {
    expect(replies('six days from guwahati in march, forest', 'not kaziranga, seen it ten times').at(-1)).toMatch(
      /^Kaziranga: crossed off/,
    );
  });
});

describe('practical questions', () => {
  test.each([
    ['हवाई अड्डे पर कितने बजे पहुंचें', 'plan-airport'],
    ['how early should i reach the airport', 'plan-airport'],
    ['होटल में कौन सा कागज मांगेंगे', 'plan-hotel-papers'],
    ['hotel me kya id lagti hai', 'plan-hotel-papers'],
    ['does he need a doctor paper to fly', 'plan-fit-to-fly'],
    ['how do i reach from the airport', undefined],
    ['which hotel is good', undefined],
  ])('"%s" has one answer wherever one goes', (line, occasion) => {
    expect(practicalIn(plain(line))).toBe(occasion);
  });

  test.each([
    ['bike cancel, ek ka license nahi', true],
    ['bike ka plan cancel, bus se jayenge', true],
    ['no bike now', true],
    ['gaadi se 6 ghante se zyada nahi', false],
    ['bike se jayenge', false],
  ])('"%s": a ride that is given up is no wish for one', (line, isDropped) => {
    expect(dropsRide(plain(line))).toBe(isDropped);
  });

  test('a ride that is given up is answered with train and bus', () => {
    expect(replies('goa jana hai pune se', 'bike cancel, ek ka license nahi').at(-1)).toMatch(/Madgaon/);
  });
});

describe('what is told of a journey', () => {
  test('a country that is forgotten is no wish', () => {
    expect(journeyIn('ok march, and forget beach, animals', undefined, undefined).kinds).toEqual(['forest']);
  });

  test('a number of people adds nobody to who is known', () => {
    expect(newIn({ company: ['mother'] }, journeyIn('what will it cost for three people', undefined, undefined)).company).toBeUndefined();
  });

  test('who wants to see snow is sent where snow lies', () => {
    const talk = hold('my dad is 70, wants to see snow once', 'from hyderabad', 'december, five days');
    expect(talk.at(-1)?.heard.topic).toMatch(/manali|shimla|gulmarg|auli|kashmir/);
  });

  test('a famous place that was proposed is kept at the next fact', () => {
    const talk = hold('nagpur se chaar dost, barish me kahan', 'teen din hain bas', 'train se kaunsi jagah');
    expect(talk.at(-1)?.heard.topic).toBe(talk.at(-2)?.heard.topic);
  });
});
