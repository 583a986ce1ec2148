import { describe, expect, test } from 'vitest';
import { lineSelector } from '#server/conversation/lines.ts';
import type { PlanLine } from '#server/conversation/plan.ts';
import { misfits } from '#server/conversation/plans/rishi/fit.ts';
import { placeOf } from '#server/conversation/plans/rishi/places.ts';
import { rishiOccasions, rishiPlan } from '#server/conversation/plans/rishi/plan.ts';
import { isQuestion } from '#server/conversation/talk.ts';
import { actIn } from '#server/language/acts.ts';
import { facetIn } from '#server/language/facets.ts';
import { type Lang, langs, personaTexts } from '#server/personas/persona.ts';

type State = typeof rishiPlan.start;

/** Holds a talk with the plan alone. What it does not answer itself is "", with its next question after. */
function holder(lang: Lang = 'en') {
  let state = rishiPlan.start;
  let asked: string | undefined;
  const say = lineSelector('rishi', { seed: 0 }, {});
  const tell = (message: string) => {
    const act = actIn(message);
    const line: PlanLine = {
      message,
      lang,
      asked,
      yesNo: /^(yes|haan|हाँ)\b/u.test(message) || message === 'हाँ' ? 'yes' : /^(no|nahi|नहीं)$/u.test(message) ? 'no' : undefined,
      act: act?.rest === '' ? act.act : undefined,
      isPlain: false,
      isQuestion: isQuestion(message),
      topic: undefined,
      facet: facetIn(message)?.facet,
      say,
    };
    const heard = rishiPlan.hear(state, line);
    const next = heard.reply ? undefined : rishiPlan.next(heard.state, line);
    state = next?.state ?? heard.state;
    asked = heard.reply ? heard.asks : next?.slot;
    const reply = [heard.echo?.[lang], heard.reply?.[lang], next?.ask[lang]].filter(Boolean).join(' ');
    return { reply, asked, learned: heard.learned, state: state as State };
  };
  return { tell, all: (...lines: string[]) => lines.map(tell).at(-1) as ReturnType<typeof tell> };
}

const nameOf = (id: string, lang: Lang = 'en') => personaTexts('rishi').topics.find((topic) => topic.id === id)?.name[lang] ?? id;
const textOf = (id: string, facet: string, lang: Lang = 'en') =>
  personaTexts('rishi')
    .topics.find((topic) => topic.id === id)
    ?.facets.get(facet)?.[lang];

describe('the talk', () => {
  test('every line of the plan is written', () => {
    for (const occasion of rishiOccasions) expect(personaTexts('rishi').lines.has(occasion), occasion).toBe(true);
  });

  test('takes up several answers in one line, proposes one place that fits, and says why', () => {
    const { reply, asked, learned, state } = holder().tell('4 days from pune in december with my parents');
    expect(learned).toEqual({ days: '4', start: 'Pune', season: 'December', company: 'parents' });
    expect(reply).toMatch(/^Four days from Pune in December with your parents/);
    const place = placeOf((state as { current?: string }).current);
    expect(place && misfits(place, { days: 4, months: [12], company: ['parents'] })).toEqual([]);
    expect(reply).toContain(nameOf(place?.id ?? ''));
    expect(reply).toMatch(/Pune.*(knees|December)/);
    expect(asked).toBe('offer');
  });

  test('asks only what is not known, one thing at a time', () => {
    const { all, tell } = holder();
    expect(tell('i want to go somewhere').asked).toBe('days');
    expect(tell('5 days').asked).toBe('start');
    const third = tell('delhi, in october');
    expect(third.asked).toBe('offer');
    expect(all('somewhere else').asked).toBe('offer');
  });

  test('a correction replaces what was said, and is told as one', () => {
    const { tell } = holder();
    tell('4 days');
    const { reply, learned } = tell('no sorry, 6 days');
    expect(learned).toEqual({ days: '6' });
    expect(reply).toMatch(/^Six days instead/);
  });

  test('"I do not know" is let be', () => {
    const { tell } = holder();
    tell('hello there');
    const { asked, learned } = tell('i don’t know');
    expect(learned).toEqual({});
    expect(asked).toBe('start');
    expect(tell('no idea').asked).toBe('season');
  });

  test('somewhere else gives the next best, never the same again; the first can be had back', () => {
    const { tell } = holder();
    const current = (heard: { state: unknown }) => (heard.state as { current?: string }).current;
    const seen = [current(tell('3 days from bangalore in november'))];
    for (let i = 0; i < 3; i++) {
      const heard = tell('somewhere else');
      if (heard.asked === 'offer') seen.push(current(heard));
    }
    expect(seen.length).toBeGreaterThan(2);
    expect(new Set(seen).size).toBe(seen.length);
    expect(current(tell('the first one'))).toBe(seen[0]);
  });

  test('tells the way there from the visitor’s own city', () => {
    const { tell } = holder();
    const id = (tell('5 days from delhi in october').state as { current?: string }).current ?? '';
    const { reply } = tell('how do I reach it');
    expect(reply).toMatch(/^From Delhi/);
    expect(reply).toContain(textOf(id, 'where'));
    expect(tell('how do I reach Majuli').reply).toContain(textOf('majuli', 'where'));
  });

  test('a follow-up question is on the place that is talked of', () => {
    const { tell } = holder();
    const id = (tell('3 days from hyderabad in december').state as { current?: string }).current ?? '';
    expect(tell('what will it cost').reply).toMatch(/three days in .* rupees for each/);
    expect(tell('kitne din chahiye').reply).toBe(textOf(id, 'how-long'));
  });

  test('what was told later moves the proposal only where it no longer fits', () => {
    const { tell } = holder();
    const first = tell('5 days from delhi in october');
    const same = tell('just me');
    expect((same.state as { current?: string }).current).toBe((first.state as { current?: string }).current);
    const other = tell('i want the sea');
    expect((other.state as { current?: string }).current).not.toBe((first.state as { current?: string }).current);
  });

  test('compares two places, with what is known', () => {
    const { tell } = holder();
    tell('in may, 3 days');
    const { reply } = tell('valparai or hampi?');
    expect(reply).toMatch(/Valparai: three days.*Hampi: two to three days/);
    expect(reply).toContain('not the season of Hampi');
    expect(reply).toMatch(/choose Valparai\.$/);
    expect(tell('and bidar?').reply).toContain('Bidar: one to two days');
  });

  test('Spiti or Ladakh is answered as it was written, and after it which is the cheaper', () => {
    const { tell } = holder();
    expect(tell('ladakh or spiti').reply).toMatch(/^Spiti for a slow road/);
    expect(tell('which is cheaper').reply).toBe(textOf('spiti-or-ladakh', 'cost'));
    expect(tell('which is better with a small kid').reply).toContain('neither');
  });

  test('says what speaks against the place that was named, and stays with it', () => {
    const { tell } = holder();
    expect(tell('8 days in ladakh with my 4 year old in june').reply).toMatch(/babies and toddlers are better left for a lower place/);
    expect(tell('do we need permits').reply).toMatch(/^For Ladakh/);
  });

  test('all days are laid out at once, and then the way there in detail', () => {
    const { tell } = holder();
    tell('7 days from kolkata in november with friends');
    expect(tell('sounds good').asked).toBe('route');
    expect(tell('yes').reply).toMatch(/^Day one.*Day two.*Days three to six.*Day seven: home/);
    const last = tell('yes');
    expect(last.reply).toMatch(/On the free days/);
    expect(last.asked).toBeUndefined();
  });

  test('a month that only a calendar knows is asked by name', () => {
    const { tell } = holder();
    tell('2 days from hyderabad');
    expect(tell('next month').asked).toBe('season');
    expect(tell('december').asked).toBe('offer');
  });

  test('in Hindi as in English', () => {
    const { tell } = holder('hi');
    const { reply, learned } = tell('छह दिन हैं, कोलकाता से, जनवरी में, माँ के साथ');
    expect(learned).toEqual({ days: '6', start: 'Kolkata', season: 'January', company: 'mother' });
    expect(reply).toMatch(/^कोलकाता से छह दिन, जनवरी में, माँ के साथ/);
    expect(tell('वहाँ कैसे पहुँचें').reply).toMatch(/^कोलकाता से/);
    expect(tell('दिन ब दिन बताइए').reply).toMatch(/^पहला दिन/);
  });

  test('nothing that it says has a hole in it', () => {
    const lines = [
      '5 days',
      'from bhopal',
      'december',
      'with my mother',
      'no bad roads',
      'somewhere else',
      'compare with hampi',
      'day by day',
      'go on',
      'and goa?',
    ];
    for (const lang of langs) {
      const { tell } = holder(lang);
      for (const line of lines) {
        const { reply } = tell(line);
        expect(reply).not.toMatch(/[{}]|undefined|NaN|\s\s/);
        expect(reply.split(/\s+/).length).toBeLessThan(100);
      }
    }
  });
});
