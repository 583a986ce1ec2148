import { describe, expect, test } from 'vitest';
import { lineSelector } from '#server/conversation/lines.ts';
import type { PlanLine, PlanTurn } from '#server/conversation/plan.ts';
import { miniPlan } from '#server/conversation/plans/mini/plan.ts';
import { cluesIn } from '#server/conversation/plans/mini/read-clues.ts';
import { reflectionOf } from '#server/conversation/plans/mini/reflection.ts';
import type { MiniState } from '#server/conversation/plans/mini/state.ts';
import { type Lang, personaTexts } from '#server/personas/persona.ts';
import { holdLines } from './hold.ts';

type Said = Partial<Omit<PlanLine, 'topic' | 'say' | 'message'>> & { topic?: string; score?: number };

/** A talk with the plan alone: the core's part, what she knows, is left out. */
function caseTalk(lang: Lang = 'en', seed = 0) {
  const say = lineSelector('mini', { seed }, {});
  let state: MiniState = miniPlan.start;
  let asked: string | undefined;
  const says = (message: string, { topic, score = 0.8, ...rest }: Said = {}) => {
    const line: PlanLine = {
      ...{
        message,
        lang,
        asked,
        yesNo: undefined,
        act: undefined,
        isPlain: false,
        isQuestion: message.includes('?'),
        facet: undefined,
        say,
      },
      ...rest,
      topic: topic === undefined ? undefined : { id: topic, score, likeness: score },
    };
    const heard: PlanTurn<MiniState> = miniPlan.hear(state, line);
    state = heard.state;
    asked = heard.asks;
    let text = [heard.echo?.[lang], heard.reply?.[lang]].filter(Boolean).join(' ');
    if (!heard.reply) {
      const next = miniPlan.next(state, line);
      if (next) {
        state = next.state;
        asked = next.slot;
        text = [text, next.ask[lang]].filter(Boolean).join(' ');
      }
    }
    return { text, learned: heard.learned, asked, state };
  };
  return { says };
}

const wordings = (occasion: string, lang: Lang = 'en') => personaTexts('mini').lines.get(occasion)?.[lang] ?? [];
const ends = (text: string, occasion: string, lang: Lang = 'en') => wordings(occasion, lang).some((wording) => text.endsWith(wording));

describe('a case', () => {
  test('opens with what she knows, and keeps what else the line held', () => {
    const { says } = caseTalk();
    const opened = says('my head hurts every tuesday', { topic: 'headaches' });
    expect(opened.learned).toEqual({});
    expect(opened.state).toMatchObject({ what: 'headaches', when: { days: ['tuesday'] } });
    expect(opened.asked).toBe('before');
  });

  test('takes the words up before the next question, and asks for nothing it knows', () => {
    const { says } = caseTalk();
    says('i sleep badly some nights', { topic: 'sleep-some-nights' });
    const told = says('thursday nights, after the call with my mother');
    expect(told.text).toMatch(/^Thursday nights, after the call with your mother/);
    expect(told.learned.when).toContain('Thursday');
    expect(told.learned.before).toContain('call');
    expect(told.learned.who).toContain('mother');
    expect(told.asked).toBe('exception');
  });

  test('states a finding that uses what was told, and one experiment', () => {
    const { says } = caseTalk();
    says('i sleep badly some nights', { topic: 'sleep-some-nights' });
    says('sundays mostly');
    says('and sometimes wednesday');
    says('on wednesday i have a call with my boss the next morning');
    const found = says('not when i am on vacation');
    expect(found.text).toMatch(/Sunday and Wednesday/i);
    expect(found.text).toContain('the call with your boss');
    expect(found.text).toContain('except holidays');
    expect(found.text).toMatch(/guess|may be nothing/);
    expect(found.text).toMatch(/seven days/);
    expect(ends(found.text, 'plan-rings')).toBe(true);
  });

  test('an answer to the finding is heard: yes, no, and a correction', () => {
    const begin = () => {
      const talk = caseTalk();
      talk.says('i shout at my mother', { topic: 'anger-at-mother' });
      talk.says('thursday nights');
      talk.says('after office');
      const found = talk.says('so what is it?', { isQuestion: true });
      expect(found.text).toContain('Thursday nights');
      return talk;
    };
    const yes = begin().says('yes', { yesNo: 'yes' });
    expect(wordings('plan-agreed')).toContain(yes.text);
    const no = begin();
    expect(wordings('plan-wrong')).toContain(no.says('no', { yesNo: 'no' }).text);
    expect(no.says('when', { isQuestion: true }).asked).toBe('when');
    const corrected = begin().says('no, it is fridays', { yesNo: 'no' });
    expect(corrected.text).toContain('Friday nights');
    expect(corrected.text).not.toContain('Thursday');
    expect(corrected.learned.when).toContain('Friday');
  });

  test('questions about the finding are answered', () => {
    const { says } = caseTalk();
    says('my phone', { topic: 'phone-scrolling' });
    says('around eleven at night, after a fight with my wife');
    says('what is the pattern?', { isQuestion: true });
    expect(says('why?', { isQuestion: true, facet: 'why' }).text).toContain('the quarrel');
    expect(wordings('plan-not-better')).toContain(says('what if it does not work?', { isQuestion: true }).text);
    expect(wordings('plan-should-try')).toContain(says('should i try waking early?', { isQuestion: true }).text);
    expect(wordings('plan-how-long')).toContain(says('how long?', { isQuestion: true, facet: 'how-long' }).text);
    expect(says('is it the phone or my wife', {}).text).toMatch(/the phone.*your wife/);
  });

  test('does not press: what is not known is let be, each question comes once', () => {
    const { says } = caseTalk();
    says('i postpone everything', { topic: 'procrastination' });
    const asked = new Set<string>();
    for (let i = 0; i < 5; i++) {
      const { asked: slot } = says("i don't know", { act: 'shrug' });
      if (slot && slot !== 'watch') expect(asked.has(slot)).toBe(false);
      if (slot) asked.add(slot);
    }
    expect(asked.has('watch')).toBe(true);
    expect(says('hmm', { act: 'okay' }).asked).toBeUndefined();
  });

  test('a feeling gets one warm sentence before anything is asked, once', () => {
    const { says } = caseTalk();
    says('i eat when stressed', { topic: 'stress-eating' });
    const warm = says('i feel so ashamed of it');
    expect(warm.text.startsWith(wordings('plan-feel-ashamed')[0] ?? '-')).toBe(true);
    expect(warm.asked).toBeDefined();
    expect(says('really ashamed').text).not.toContain(wordings('plan-feel-ashamed')[0]);
  });

  test('a suspect that the visitor rules out has an alibi', () => {
    const { says } = caseTalk();
    says('bad sleep', { topic: 'sleep-some-nights' });
    says('sundays');
    const cleared = says("no i don't drink coffee after four", { yesNo: 'no' });
    expect(cleared.text).toMatch(/tea or coffee/);
    expect(cleared.state.before).toBeUndefined();
  });

  test('another case takes the place of the first when it is asked for', () => {
    const { says } = caseTalk();
    says('bad sleep', { topic: 'sleep-some-nights' });
    says('sundays');
    const other = says('lets talk about my money', { topic: 'money-gone' });
    expect(other.state).toMatchObject({ what: 'money-gone' });
    expect(other.state.when).toBeUndefined();
  });

  test('a thing she has no page for is a case all the same', () => {
    const { says } = caseTalk();
    const opened = says('every time i cook fish my brother calls');
    expect(opened.state).toMatchObject({ what: 'other', who: ['brother'] });
    expect(opened.asked).toBe('when');
  });

  test('grief and low days are no game', () => {
    const grief = caseTalk();
    expect(grief.says('my father died in march', { topic: 'grief' }).asked).toBeUndefined();
    const low = caseTalk();
    low.says('nothing feels good', { topic: 'low-mood' });
    low.says('evenings when i am alone');
    low.says('for two months');
    const found = low.says('what is the pattern', { isQuestion: true });
    expect(found.text).toMatch(/doctor or counsellor/);
    expect(found.text).not.toMatch(/footprints|suspect\b/);
  });

  test('what is said to her is no clue', () => {
    const { says } = caseTalk();
    says('hello', { act: 'hello' });
    const doubted = says('you cannot know me in five minutes');
    expect(doubted.state.what).toBeUndefined();
    expect(doubted.learned).toEqual({});
  });
});

describe('what is told in the midst of a case', () => {
  test('is said back in the words of the visitor, and stays with the case', () => {
    const { says } = caseTalk();
    says('i sleep badly some nights', { topic: 'sleep-some-nights' });
    expect(says('my sister takes the whole blanket').text).toMatch(/^Your sister takes the whole blanket/);
    const other = says('my friends are all abroad', { topic: 'friends-drifting' });
    expect(other.text).toMatch(/^Your friends are all abroad/);
    expect(other.state.what).toBe('sleep-some-nights');
  });

  test('is asked on as the kind of case wants it', () => {
    expect(caseTalk().says('i keep putting things off', { topic: 'procrastination' }).text).toMatch(/mean to begin/);
    expect(caseTalk().says('reels till late', { topic: 'phone-scrolling' }).text).toMatch(/hold you longest/);
    expect(caseTalk('hi').says('मैं हर काम टालता हूँ', { topic: 'procrastination' }).text).toMatch(/शुरू/);
  });

  test('stands in the finding as it was said, where it was not said to come before', () => {
    const { says } = caseTalk();
    says('i get headaches every tuesday', { topic: 'headaches' });
    says('monday night i watch films till 2');
    says('i skip my lunch that day');
    const found = says('so what is it?', { isQuestion: true });
    expect(found.text).toContain('monday night you watch films till 2');
    expect(found.text).toContain('the empty stomach');
  });

  test.each([
    ['no i dont drink coffee', 'en', 'you dont drink coffee'],
    ["i'm 29 and my parents worry", 'en', 'you are 29 and your parents worry'],
    ['will you tell my mother', 'en', undefined],
    ['main raat ko reels dekhta rehta hu', 'hinglish', 'aap raat ko reels dekhte rehte hain'],
    ['mujhe meri mummy daantti hai', 'hinglish', 'aapko aapki mummy daantti hai'],
    ['मैं फ़ोन देखता रहता हूँ', 'hi', 'आप फ़ोन देखते रहते हैं'],
  ] as const)('%s', (message, lang, turned) => expect(reflectionOf(message, lang)).toBe(turned));
});

describe('in Hindi and Hinglish', () => {
  test('Hinglish', () => {
    const { says } = caseTalk('hinglish');
    says('raat ko neend nahi aati', { topic: 'sleep-some-nights' });
    expect(says('guruvar raat ko maa se phone pe baat karne ke baad').text).toMatch(/^Guruvar raat ko maa se phone pe baat karne ke baad/);
    const found = says('do mahine se');
    expect(found.text).toContain('Kharab raaton');
    expect(found.text).toContain('maa wali call');
    expect(found.text).toMatch(/[Ss]aat din/);
  });

  test('Devanagari, with nothing in it in Latin letters', () => {
    const { says } = caseTalk('hi');
    says('मेरा पैसा जल्दी ख़त्म हो जाता है', { topic: 'money-gone' });
    says('हर शनिवार रात को खाना मँगाता हूँ');
    says('अकेले में');
    const found = says('तो पैटर्न क्या है', { isQuestion: true });
    expect(found.text).toMatch(/शनिवार रात/);
    expect(found.text).toMatch(/अकेले में/);
    expect(found.text).not.toMatch(/[a-z]/i);
  });
});

describe('clues', () => {
  const clues = (message: string, asked?: string) => cluesIn(message, { asked, isOpening: false, own: [] });
  test.each([
    ['since april', { since: { month: 'april' } }],
    ['do saal se', { since: { unit: 'year', count: 2 } }],
    ['i changed teams in april', { since: { event: 'job' } }],
    ['i stopped running', { lost: ['running'] }],
    ['raat ke 11 baje', { when: { part: 'night', hour: 11 } }],
    ['12 तारीख़ को', { when: { date: 12 } }],
    ['khaali pet', { before: { things: ['hungry'] } }],
    ['chhutti ke din nahi hota', { exception: { time: { spans: ['holiday'] } } }],
    ['when my husband is away it does not happen', { exception: { person: 'husband', isAway: true } }],
    ['new manager is fine, but meetings are till 9pm', { when: { hour: 9, part: 'night' }, before: { things: ['meeting'] } }],
  ])('%s', (message, expected) => {
    expect(clues(message)).toEqual(expected);
  });

  test('"never" answers when it stays away', () => {
    expect(clues('never', 'exception')).toEqual({ exception: { isNever: true } });
  });

  test('every occasion of the plan has at most 45 words in each language', () => {
    for (const [occasion, texts] of personaTexts('mini').lines)
      for (const text of Object.values(texts).flat()) expect(text.split(/\s+/).length, `${occasion}: ${text}`).toBeLessThanOrEqual(45);
  });
});

/** The replies of a whole talk with her. */
function hold(...lines: string[]): string[] {
  return holdLines('mini', lines).map(({ reply }) => reply);
}

test('a clue that sounds like another subject stays with the case', () => {
  const replies = hold(
    ...['i keep getting headaches', 'in the afternoon', 'around four', 'i skip lunch sometimes', 'not on holidays', 'so what is it'],
  );
  expect(replies[1]).not.toMatch(/half past two/i);
  expect(replies.at(-1)).toMatch(/headaches.*empty stomach|empty stomach.*headaches/s);
  expect(replies.at(-1)).not.toMatch(/now and then/);
});

test('what is corrected or denied replaces what was said', () => {
  const told = hold(
    'i sleep late because of work',
    'no wait its not work',
    'its because of netflix',
    'only on weekdays',
    'sorry weekends i meant',
    'what did i tell you',
  );
  expect(told.at(-1)).toMatch(/screen/);
  expect(told.at(-1)).not.toMatch(/after work/);
});

test('an amount is taken for an amount', () => {
  expect(hold('i cant stop using my phone', 'mostly in bed', '2 hours').at(-1)).toMatch(/2 hours/);
});
