import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactIn } from '#server/flows/arya-lead.ts';
import { type Passage, personaTexts } from '#server/personas/texts.ts';
import { answersIn } from '#server/storyteller/answers.ts';
import { journeyIn } from '#server/storyteller/rishi-journey.ts';
import { isQuestion, isShrug } from '#server/storyteller/words.ts';
import { type PersonaSlug, personaSlugs, personas } from '#shared/personas.ts';
import { lastOf, talk } from '../support/conversation.ts';

const visitor = (...texts: string[]) => texts.map((text) => ({ who: 'visitor' as const, text }));
const wordingsOf = (persona: PersonaSlug, key: string) =>
  personaTexts(persona).questions.find((question) => question.key === key)?.wordings ?? [];
const asks = (persona: PersonaSlug, text: string) =>
  personaTexts(persona).questions.find(({ wordings }) => wordings.some((wording) => text.endsWith(wording)))?.key;

describe('any character in a call', () => {
  const small = [
    'hello',
    'I had a long day',
    'yes',
    'my mother called',
    'hmm',
    'why do you ask',
    'I don’t know',
    'tell me something',
    'ok',
    'what else',
    'no',
    'it is always like this',
    'and then',
    'nice',
  ];

  test.each(personaSlugs)('%s carries fourteen lines of nothing much without saying the same thing twice', async (persona) => {
    const said = await talk(persona, small);
    expect(new Set(said).size).toBe(said.length);
    for (const text of said) {
      expect(text).toMatch(/\p{L}{2}/u);
      expect(text).not.toMatch(/[{}]|undefined|^\s|\s$/);
    }
  });

  test.each(personas.filter(({ openers }) => openers.length > 0).map(({ slug, openers }) => [slug, openers] as const))(
    '%s has an answer of its own to each line its page proposes',
    async (persona, openers) => {
      const { lines } = personaTexts(persona);
      for (const opener of openers) expect(lines.unknown).not.toContain(await lastOf(persona, [opener]));
    },
  );

  test.each(personaSlugs)('%s says in every greeting that it is an AI', (persona) => {
    for (const greeting of personaTexts(persona).lines.greeting ?? []) expect(greeting).toMatch(/\bAI\b/);
  });

  test('does not take a sentence for a refusal because it begins with no', async () => {
    const said = await lastOf('mini', ['I shop online at night', 'no shopping when I visit my mother']);
    expect(personaTexts('mini').lines.decline).not.toContain(said);
  });
});

describe('Mini', () => {
  const sundays = [
    'I sleep badly, but only some nights',
    'mostly on Sunday',
    'alone at home',
    'I look at my work mail before',
    'since I changed my job two years ago',
    'again last Sunday it was work',
  ];

  test('names a sign that came back, once she knows enough, and asks whether it rings true', async () => {
    const said = await talk('mini', sundays);
    const found = said.find(
      (text) => /Sunday, two times|Sunday|work two times/.test(text) && /hunch|nothing, but|wrong|mistaken|verdict|swear/.test(text),
    );
    expect(found).toMatch(/\?$/);
    expect(said.indexOf(found ?? '')).toBeGreaterThanOrEqual(2);
  });

  test('proposes one experiment when it does, and lets it go when it does not', async () => {
    const said = await talk('mini', sundays);
    const until = sundays.slice(0, said.findIndex((text) => /hunch|nothing, but|wrong|mistaken|verdict|swear/.test(text)) + 1);
    const experiments = personaTexts('mini').passages.filter(({ tags }) => tags.includes('experiment'));
    const yes = await lastOf('mini', [...until, 'yes, that is true']);
    expect(experiments.some(({ text }) => yes.startsWith(text))).toBe(true);
    const no = await lastOf('mini', [...until, 'no, not really']);
    expect(no).toContain(personaTexts('mini').passages.find(({ title }) => title === 'A wrong hunch')?.text);
  });

  test('never asks for what she was told already', () => {
    const { given } = answersIn('mini', visitor('I fight with my sister every evening at home since childhood'));
    expect([...given.keys()]).toEqual(expect.arrayContaining(['when', 'who', 'since']));
  });

  test('says where help is before she plays the detective', async () => {
    expect(await lastOf('mini', ['my husband hits me'])).toMatch(/112|181/);
  });
});

describe('Rishi', () => {
  const placeIn = (text: string): Passage | undefined =>
    personaTexts('rishi').passages.find((passage) => passage.tags.includes('place') && text.includes(passage.text));

  test('offers one place as soon as he knows three things, with the reason', async () => {
    const said = await lastOf('rishi', ['the sea', 'from Mumbai', 'in November, four days']);
    expect(placeIn(said)?.tags).toEqual(expect.arrayContaining(['kind:sea', 'region:west']));
    expect(said).toMatch(/four days/i);
    expect(said).toMatch(/November/);
  });

  test('sends nobody who fears bad roads down one, and nobody anywhere out of season', async () => {
    const months = ['January', 'April', 'July', 'October'];
    const kinds = ['mountains', 'the sea', 'a forest', 'old towns', 'a river'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...months),
        fc.constantFrom(...kinds),
        fc.integer({ min: 2, max: 10 }),
        async (month, kind, days) => {
          const said = await talk('rishi', [`${days} days`, 'only good roads please', `in ${month}`, kind, 'another one', 'another one']);
          const { months: wanted } = journeyIn(visitor(`in ${month}`));
          for (const place of said.map(placeIn).filter((found) => found !== undefined)) {
            expect(place.tags).not.toContain('roads:rough');
            const spans = place.tags.filter((tag) => tag.startsWith('months:')).map((tag) => tag.slice(7).split('-').map(Number));
            const inSeason = spans.some(([from = 1, to = 12]) =>
              from <= to ? from <= (wanted?.[0] ?? 0) && (wanted?.[0] ?? 0) <= to : (wanted?.[0] ?? 0) >= from || (wanted?.[0] ?? 0) <= to,
            );
            expect({ place: place.title, month, inSeason }).toEqual({ place: place.title, month, inSeason: true });
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test('finds another place when the first does not please, and says how to get there when it does', async () => {
    const journey = ['a week', 'rough roads are fine', 'October', 'mountains'];
    const [first, second] = (await talk('rishi', [...journey, 'not this one']))
      .map(placeIn)
      .filter((place) => place !== undefined)
      .slice(-2);
    expect(first?.title).not.toBe(second?.title);
    expect(personaTexts('rishi').lines.reach).toContain(await lastOf('rishi', [...journey, 'how do I get there']));
  });

  test.each([
    ['teen din, barsaat mein, mumbai se', { days: 3, months: [7, 8, 9], regions: ['west', 'central'] }],
    ['a long weekend from Bengaluru with my old parents, in December', { days: 3, roads: 'good', months: [12], regions: ['south'] }],
    ['two weeks, I do not mind bad roads, mountains', { days: 14, roads: 'rough', kinds: ['mountain'] }],
    ['may I ask something', {}],
  ])('reads a journey out of "%s"', (text, expected) => {
    const { nearby: _, ...journey } = journeyIn(visitor(text));
    expect(journey).toEqual(expected);
  });
});

describe('Arya', () => {
  const five = [
    'We drive an old Swift',
    'six of us, two kids',
    'about fifteen lakh',
    'next month, a test drive on Sunday',
    'Meena Rao, meena@example.in',
  ];

  test('answers what was asked, and then goes on with her own question', async () => {
    const said = await lastOf('arya', ['We drive an old Swift', 'can I get a discount']);
    expect(said).toMatch(/discount/);
    expect(asks('arya', said)).toBeDefined();
  });

  test('asks her five questions once each, and reads back the note in the visitor’s own words', async () => {
    const said = await talk('arya', five);
    const asked = said.map((text) => asks('arya', text)).filter((key) => key !== undefined);
    expect(new Set(asked).size).toBe(asked.length);
    for (const words of ['old Swift', 'six of us', 'fifteen lakh', 'Sunday', 'meena@example.in']) expect(said.at(-1)).toContain(words);
  });

  test('corrects a line of the note, and leaves open what the visitor would rather not say', async () => {
    expect(await lastOf('arya', [...five, 'no, the budget is 18 lakh'])).toMatch(/Budget: .*18 lakh/);
    expect(await lastOf('arya', [...five.slice(0, 4), 'I don’t want to give my number'])).toMatch(/Contact: left open/);
  });

  test('goes on with no list where somebody complains', async () => {
    expect(asks('arya', await lastOf('arya', ['I want to complain, your service cheated me']))).toBeUndefined();
  });

  test.each([
    ['my name is Arjun, arjun at gmail dot com', { name: 'Arjun', email: 'arjun@gmail.com', phone: '' }],
    ['Meena Rao, 98450 12345', { name: 'Meena Rao', email: '', phone: '9845012345' }],
    ['mera naam Suresh hai, number 9900112233', { name: 'Suresh', email: '', phone: '9900112233' }],
    ['about 15 lakh, on 12 March 2027', undefined],
  ])('takes down a contact: "%s"', (text, expected) => {
    expect(contactIn(visitor(text))).toEqual(expected);
  });
});

describe('those who listen', () => {
  test.each(['maharajji', 'aranya', 'bal-krishna-lalji'] as const)(
    '%s hears a statement instead of saying that it is not known',
    async (persona) => {
      const { lines } = personaTexts(persona);
      for (const text of ['it has been like this all winter', 'they laughed at me', 'I sat in the car'])
        expect(lines.unknown).not.toContain(await lastOf(persona, [text]));
    },
  );

  test('Maharajji tells another story when one was liked, and the same again when it is asked for', async () => {
    const [first, another, again] = await talk('maharajji', ['tell me a story', 'another one', 'again']);
    expect(another).not.toBe(first);
    expect(again).toContain(another?.slice(0, 60));
  });

  test('Aranya does not see violence where there is love, nor illness where there is fear', async () => {
    for (const text of ['I have a partner, three years', 'I am scared she will read it', 'how does it end', 'is it bad'])
      expect(await lastOf('aranya', [text])).not.toMatch(/hospital|112|hit/);
  });

  test('a figure of devotion is never spoken for', async () => {
    expect(await lastOf('bal-krishna-lalji', ['are you Krishna?'])).toMatch(/\bAI\b/);
  });
});

describe('a line that was heard', () => {
  test.each([
    'what should I do',
    'how long does it take',
    'kitna lagega',
    'petrol or diesel which is better',
    'can I come on Sunday',
    'tell me more about it',
  ])('asks: "%s"', (text) => {
    expect(isQuestion(text)).toBe(true);
  });
  test.each(['when I come home I am tired', 'what I want is quiet', 'May', 'how we met is a long story', 'it is always late'])(
    'tells: "%s"',
    (text) => {
      expect(isQuestion(text)).toBe(false);
    },
  );
  test.each([
    ["I don't know", true],
    ['no idea about budget', true],
    ['money leaves my account and I do not know where', false],
  ])('shrugs or not: "%s"', (text, shrugs) => {
    expect(isShrug(text)).toBe(shrugs);
  });
});

test('the questions of those who lead are all written down', () => {
  for (const persona of ['mini', 'rishi', 'arya'] as const)
    for (const { key } of personaTexts(persona).questions) expect(wordingsOf(persona, key).length).toBeGreaterThanOrEqual(3);
});
