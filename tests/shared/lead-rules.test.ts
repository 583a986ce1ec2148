import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail } from '#shared/email.ts';
import { advance, firstLeadState, type LeadEffect, type LeadEvent, type LeadState, questions, transcript } from '#shared/lead-rules.ts';
import { isYes, leadSays, nextWeekWish } from '#shared/lead-words.ts';

const slots = ['2026-11-22T04:30:00.000Z', '2026-11-22T05:00:00.000Z'];
const zones = { business: 'Asia/Kolkata', own: 'Asia/Kolkata' };
const answers = { name: 'Farah', brand: 'Nani’s Achaar', website: 'https://nanisachaar.example', email: 'farah@nanisachaar.example' };

/** Plays events one after the other; strings are what the visitor says. */
function play(...events: (LeadEvent | string)[]): { state: LeadState; effects: LeadEffect[]; last: LeadEffect[] } {
  let state = firstLeadState;
  let last: LeadEffect[] = [];
  const effects: LeadEffect[] = [];
  for (const event of events) {
    const next = advance(state, typeof event === 'string' ? { type: 'said', text: event } : event);
    state = next.state;
    last = next.effects;
    effects.push(...last);
  }
  return { state, effects, last };
}
const said = (state: LeadState) => transcript(state).map(({ who, text }) => `${who}: ${text}`);
const lastLine = (state: LeadState) => transcript(state).at(-1)?.text;
const slotsCome: LeadEvent = { type: 'slots', slots, zones };
const toSuggestion = [...Object.values(answers), slotsCome];
const booking = (startTime: string) => ({ type: 'book', startTime, name: 'Farah', email: answers.email, quietly: false });

describe('the four questions', () => {
  test('are asked in order, each with what was said before', () => {
    expect(said(play(...Object.values(answers)).state)).toEqual([
      'vaani: Namaste. I answer the door at Vaani. What should I call you?',
      'visitor: Farah',
      'vaani: Good to meet you, Farah. Which brand are you here for?',
      'visitor: Nani’s Achaar',
      'vaani: Nani’s Achaar. Do you have a website? If not, tell me in a line what you sell.',
      'visitor: https://nanisachaar.example',
      'vaani: Last one. Which email should the invite go to?',
      'visitor: farah@nanisachaar.example',
    ]);
  });

  test('ignore an answer of nothing but space', () => {
    for (const nothing of ['', '   ', '\n\t', '\u3000']) expect(play(nothing).state).toBe(firstLeadState);
  });

  test('send the lead, and ask for slots, as soon as the email is known', () => {
    const { state, last } = play(...Object.values(answers));
    expect(state.step).toBe('suggest');
    expect(last).toEqual([
      { type: 'remember', answers },
      { type: 'submit', lead: { ...answers, description: '' } },
      { type: 'fetch-slots' },
    ]);
  });

  test('refuse what is no email, and take the next one', () => {
    const { state } = play('Farah', 'Achaar', 'We sell pickles', 'farah at nani');
    expect(state).toMatchObject({ step: 'email', invalidEmail: true });
    expect(play('Farah', 'Achaar', 'We sell pickles', 'farah at nani', 'farah@nani.in').state).toMatchObject({
      step: 'suggest',
      invalidEmail: false,
    });
  });

  test.each([
    ['https://nani.in', { website: 'https://nani.in', description: '' }],
    ['HTTP://NANI.IN', { website: 'HTTP://NANI.IN', description: '' }],
    ['Pickles by post', { website: '', description: 'Pickles by post' }],
    ['see http://nani.in', { website: '', description: 'see http://nani.in' }],
    ['www nani in', { website: '', description: 'www nani in' }],
  ])('take "%s" as a website only when it begins with http', (answer, stored) => {
    const { effects } = play('Farah', 'Achaar', answer, answers.email);
    expect(effects.find(({ type }) => type === 'submit')).toMatchObject({ lead: stored });
  });

  test('offer a bare domain as a website, which a yes takes, a no drops and a line replaces', () => {
    const offered = play('Farah', 'Achaar', 'nani.in');
    expect(lastLine(offered.state)).toBe('Is https://nani.in your website? Type yes, or tell me in a line what you sell.');
    expect(play('Farah', 'Achaar', 'nani.in', 'haan').state.answers.website).toBe('https://nani.in');
    const refused = play('Farah', 'Achaar', 'nani.in', 'no');
    expect([refused.state.step, lastLine(refused.state)]).toEqual(['website', leadSays.whatThen]);
    expect(play('Farah', 'Achaar', 'nani.in', 'no', 'Pickles').state.answers.website).toBe('Pickles');
    expect(play('Farah', 'Achaar', 'nani.in', 'Pickles').state.answers.website).toBe('Pickles');
    expect(play('Farah', 'Achaar', 'nani.in', 'nani.in').state.answers.website).toBe('nani.in');
  });

  test('take an earlier answer anew, and the talk reads as if it had been so', () => {
    const { state } = play('Fara', 'Achaar', { type: 'change', question: 'name' }, 'Farah');
    expect(state).toMatchObject({ step: 'website', changing: null });
    expect(said(state)[2]).toBe('vaani: Good to meet you, Farah. Which brand are you here for?');
    expect(play('Farah', { type: 'change', question: 'name' }, { type: 'change', question: 'name' }).state.changing).toBeNull();
    expect(play('Farah', { type: 'change', question: 'email' }).state.changing).toBeNull();
  });

  test('send an answer that is changed after the fourth, and stay at the suggested time', () => {
    const { state, last } = play(...toSuggestion, { type: 'change', question: 'email' }, 'new@nani.in');
    expect(last.map(({ type }) => type)).toEqual(['remember', 'submit']);
    expect(state.step).toBe('suggest');
    expect(play(...toSuggestion, { type: 'change', question: 'email' }, 'new@nani.in', 'yes').last).toEqual([
      { ...booking(slots[0] as string), email: 'new@nani.in' },
    ]);
  });
});

describe('the suggested time', () => {
  test('is the first slot of tomorrow', () => {
    const { state } = play(...toSuggestion);
    expect(lastLine(state)).toBe(
      'The first free slot is tomorrow, Sunday 22 November, at 10:00 am. Shall I book it? Type yes, or tell me a time that suits you better.',
    );
    expect(transcript(state).at(-1)?.strong).toBe('tomorrow, Sunday 22 November, at 10:00 am');
  });

  test('is told on both clocks to a visitor elsewhere', () => {
    const elsewhere: LeadEvent = { type: 'slots', slots, zones: { business: 'Asia/Kolkata', own: 'America/New_York' } };
    expect(lastLine(play(...Object.values(answers), elsewhere).state)).toContain(
      'tomorrow, Sunday 22 November, at 10:00 am India Standard Time (Saturday 21 November, 11:30 pm for you)',
    );
  });

  test.each([
    'yes',
    'Yes please, tomorrow works',
    'YES!',
    'ok',
    'haan ji',
    'theek hai',
    'हाँ',
    'जी',
    'yes, no problem',
    'yes 10 am is fine',
    'why not, sure',
  ])('is booked by "%s"', (reply) => {
    const { state, last } = play(...toSuggestion, reply);
    expect(last).toEqual([booking(slots[0] as string)]);
    expect(state).toMatchObject({ step: 'done', outcome: { kind: 'booking' } });
    expect(lastLine(state)).toBe('Booking it now.');
  });

  test.each(['yesterday', 'no', 'not that one', 'ji nahi', 'another day', 'eyes', 'not sure', 'yes but later'])(
    'is not booked by "%s", which asks for a better one',
    (reply) => {
      const { state, last } = play(...toSuggestion, reply);
      expect([last, state.step, lastLine(state)]).toEqual([[], 'confirm', 'No trouble. What time suits you?']);
    },
  );

  test.each(['tomorrow 4pm instead', '16:30', 'kal shaam 5 baje', 'yes, 4pm', 'कल 5 बजे'])(
    'gives way to "%s", which is a time itself',
    (reply) => {
      expect(play(...toSuggestion, reply).last).toEqual([booking(reply)]);
    },
  );

  test('gives way to the visitor’s own words after another reply', () => {
    expect(play(...toSuggestion, 'no', 'Monday after lunch').last).toEqual([booking('Monday after lunch')]);
  });

  test('can be pressed', () => {
    const { state, last } = play(...toSuggestion, { type: 'slot-chosen', slot: slots[1] as string, label: 'Sunday 22 November, 10:30 am' });
    expect(last).toEqual([booking(slots[1] as string)]);
    expect(said(state)).toContain('visitor: Sunday 22 November, 10:30 am');
  });

  test('that is not there is apologised for, and sales are asked for next week', () => {
    const { state, last } = play(...Object.values(answers), { type: 'slots', slots: [], zones });
    expect(lastLine(state)).toBe('I am sorry, tomorrow is full. We will send you the earliest times next week.');
    expect(last).toEqual([{ ...booking(nextWeekWish), quietly: true }]);
  });

  test('that cannot be fetched is said in the server’s words or our own, and can be tried again, or a time typed', () => {
    const failed = play(...Object.values(answers), { type: 'slots-failed', sentence: 'Could not fetch available slots.' });
    expect(failed.state.problem).toEqual({ sentence: 'Could not fetch available slots.', again: 'slots' });
    const unreadable: LeadEvent = { type: 'slots-failed', sentence: undefined };
    expect(play(...Object.values(answers), unreadable).state.problem?.sentence).toBe('Could not load slots. Please try again.');
    expect(play(...Object.values(answers), unreadable, { type: 'again', what: 'slots' }).last).toEqual([{ type: 'fetch-slots' }]);
    expect(play(...Object.values(answers), unreadable, 'tomorrow 4 pm').last).toEqual([booking('tomorrow 4 pm')]);
    expect(play(...Object.values(answers), unreadable, { type: 'again', what: 'slots' }, slotsCome, 'yes').last).toEqual([
      booking(slots[0] as string),
    ]);
  });
});

describe('the booking', () => {
  const start = slots[0] as string;
  test('that is confirmed says where the invite goes; what was remembered is forgotten once the lead is kept', () => {
    const { state, last } = play(...toSuggestion, { type: 'submitted' }, 'yes', { type: 'booked', status: 'confirmed', startTime: start });
    expect(lastLine(state)).toBe('Booked. The invite is on its way to farah@nanisachaar.example.');
    expect(last).toEqual([{ type: 'forget' }]);
    const unsent = play(...toSuggestion, { type: 'submit-failed' }, 'yes', { type: 'booked', status: 'confirmed', startTime: start });
    expect(unsent.last).toEqual([]);
    expect(
      play(
        ...toSuggestion,
        { type: 'submit-failed' },
        'yes',
        { type: 'booked', status: 'confirmed', startTime: start },
        { type: 'again', what: 'submission' },
        { type: 'submitted' },
      ).last,
    ).toEqual([{ type: 'forget' }]);
  });

  test('that a person must make is being scheduled', () => {
    const { state } = play(...toSuggestion, 'no', 'whenever', { type: 'booked', status: 'requested', startTime: 'whenever' });
    expect(lastLine(state)).toBe('Your meeting is being scheduled. We will write to you shortly.');
  });

  test('of a slot that is gone offers the fresh ones', () => {
    const sentence = 'Could not book the meeting. Please try another time.';
    const { state } = play(...toSuggestion, 'yes', { type: 'booking-refused', sentence, slots: [slots[1] as string] });
    expect(state).toMatchObject({ step: 'confirm', slots: [slots[1]], problem: { sentence, again: null }, outcome: null });
    expect(advance(state, { type: 'said', text: '10:30' }).effects).toEqual([booking('10:30')]);
  });

  test('that fails ends in an apology, and can be tried again', () => {
    const failed = [...toSuggestion, 'yes', { type: 'booking-failed', sentence: undefined } as const];
    const { state } = play(...failed);
    expect(state.problem?.sentence).toBe('Could not book the meeting. Please try again.');
    expect(lastLine(state)).toBe('I am sorry, a technical glitch got in the way. We will send you an invite soon.');
    expect(play(...failed, { type: 'again', what: 'booking' }).last).toEqual([booking(start)]);
  });
});

describe('a talk that is taken up again', () => {
  test('goes on at the first open question', () => {
    expect(play({ type: 'restored', answers: { name: 'Farah', brand: 'Achaar' } }).state.step).toBe('website');
  });

  test('sends complete answers again, which the server knows', () => {
    expect(play({ type: 'restored', answers }).last.map(({ type }) => type)).toEqual(['remember', 'submit', 'fetch-slots']);
  });

  test('drops what is no answer', () => {
    expect(play({ type: 'restored', answers: { ...answers, email: 'broken' } }).state).toMatchObject({ step: 'email' });
    expect(play({ type: 'restored', answers: { brand: 'without a name' } }).state).toMatchObject({ step: 'name', answers: {} });
  });
});

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('yes', 'no', 'nani.in', 'a@b.in', '4pm', 'haan', '  '),
);
const anyEvent: fc.Arbitrary<LeadEvent> = fc.oneof(
  fc.record({ type: fc.constant('said' as const), text: anyText }),
  fc.record({ type: fc.constant('slot-chosen' as const), slot: fc.constantFrom(...slots), label: anyText }),
  fc.record({ type: fc.constant('change' as const), question: fc.constantFrom(...questions) }),
  fc.record({ type: fc.constant('again' as const), what: fc.constantFrom('submission' as const, 'slots' as const, 'booking' as const) }),
  fc.constantFrom<LeadEvent>(
    { type: 'submitted' },
    { type: 'submit-failed' },
    slotsCome,
    { type: 'slots', slots: [], zones },
    { type: 'slots-failed', sentence: undefined },
    { type: 'booked', status: 'confirmed', startTime: slots[0] as string },
    { type: 'booked', status: 'requested', startTime: 'soon' },
    { type: 'booking-refused', sentence: 'no', slots },
    { type: 'booking-failed', sentence: undefined },
  ),
);

test('in whatever order things happen, nothing is sent without four answers, and nothing is booked twice at once', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let state = firstLeadState;
      for (const event of events) {
        const wasBooking = state.outcome?.kind === 'booking';
        const next = advance(state, event);
        for (const effect of next.effects) {
          if (effect.type === 'submit' || effect.type === 'book') {
            expect(questions.every((question) => next.state.answers[question]?.trim())).toBe(true);
            expect(isEmail(next.state.answers.email ?? '')).toBe(true);
          }
          if (effect.type === 'book' && !effect.quietly) {
            expect(wasBooking).toBe(false);
            expect(effect.startTime.trim()).not.toBe('');
          }
          if (effect.type === 'submit') expect(effect.lead.website === '' || /^http/i.test(effect.lead.website)).toBe(true);
        }
        state = next.state;
        expect(transcript(state)[0]?.text).toBe(leadSays.name);
      }
    }),
    { numRuns: 500 },
  );
});

test('a yes is a word of its own', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,8}$/), (letters) => {
      expect(isYes(`${letters}yes`)).toBe(false);
      expect(isYes(`yes${letters}`)).toBe(false);
    }),
  );
});
