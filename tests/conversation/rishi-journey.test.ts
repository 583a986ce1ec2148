import { describe, expect, test } from 'vitest';
import { misfits, suiting } from '#server/conversation/plans/rishi/fit.ts';
import type { Journey } from '#server/conversation/plans/rishi/journey.ts';
import { placeOf, places } from '#server/conversation/plans/rishi/places.ts';
import { journeyIn } from '#server/conversation/plans/rishi/read-journey.ts';
import { personaTexts } from '#server/personas/persona.ts';

const textOf = (id: string, facet: string) =>
  personaTexts('rishi')
    .topics.find((topic) => topic.id === id)
    ?.facets.get(facet)?.en;

describe('a journey read from a line', () => {
  const read = (message: string, asked?: string): Journey => journeyIn(message, asked, undefined);

  test.each<[string, number, string?]>([
    ['4 days from pune in december with my parents', 4],
    ['teen din hain', 3],
    ['लखनऊ से चार दिन', 4],
    ['छह दिन हैं', 6],
    ['४ दिन', 4],
    ['a long weekend', 3],
    ['do hafte ki chhutti', 14],
    ['3 nights', 4],
    ['4 days, no sorry, 6 days', 6],
    ['no sorry, 6', 6, 'days'],
    ['paanch', 5, 'days'],
    ['four to five days', 4],
  ])('%s: %i days', (message, days, asked) => expect(read(message, asked).days).toBe(days));

  test.each(['i have not eaten in two days', 'we came back 3 days ago', 'how many days do I need', 'do', 'माँ 72 साल की हैं'])(
    'no days in "%s"',
    (message) => expect(read(message).days).toBeUndefined(),
  );

  test.each<[string, number[]]>([
    ['in december', [12]],
    ['दिसंबर में', [12]],
    ['may or june', [5, 6]],
    ['barsaat mein', [7, 8, 9]],
    ['during diwali', [10, 11]],
  ])('%s: months', (message, months) => expect(read(message).months).toEqual(months));

  test('"may" is no month in "we may go"', () => expect(read('we may go somewhere').months).toBeUndefined());

  test.each<[string, string, string?]>([
    ['from Pune', 'Pune'],
    ['दिल्ली से', 'Delhi'],
    ['gurgaon', 'Gurugram', 'start'],
    ['i am coming from germany', 'Germany'],
    ['banglore se', 'Bengaluru'],
    ['goa se nikalna hai', 'Goa'],
    ['not mumbai, pune actually', 'Pune'],
    ['Hubli', 'Hubli', 'start'],
    ['Satna', 'Satna', 'start'],
  ])('%s: from %s', (message, name, asked) => expect(read(message, asked).start?.name.en).toBe(name));

  test.each(['tell me about goa', 'no delhi agra jaipur please', 'from my office', 'varanasi'])('no city in "%s"', (message) =>
    expect(read(message).start).toBeUndefined(),
  );

  test.each<[string, string[], string?]>([
    ['with my parents', ['parents']],
    ['परिवार के साथ दो बच्चे', ['children']],
    ['wife and 2 kids', ['wife', 'children']],
    ['just me', ['solo']],
    ['main akeli hoon', ['solo']],
    ['maa ke saath', ['mother']],
    ['mummy', ['mother'], 'company'],
    ['a honeymoon place', ['partner']],
  ])('%s: company', (message, company, asked) => expect(read(message, asked).company).toEqual(company));

  test.each(['my girlfriend left me', 'my son is in america', 'my parents will not allow'])('"%s": nobody travels along', (message) =>
    expect(read(message).company).toBeUndefined(),
  );

  test.each<[string, Journey['roads'], string?]>([
    ['i hate bad roads', 'good'],
    ['ट्रेन से', 'train'],
    ['rough roads are fine', 'rough'],
    ['kharab sadak bhi chalegi', 'rough'],
    ['अच्छी सड़क', 'good'],
    ['fine', 'rough', 'roads'],
    ['नहीं', 'good', 'roads'],
  ])('%s: roads', (message, roads, asked) => expect(read(message, asked).roads).toBe(roads));

  test('a country that is not wanted is none', () => {
    expect(read('no beaches please').kinds).toBeUndefined();
    expect(read('mountains, no beach').kinds).toEqual(['mountain']);
    expect(read('ठंडी जगह').kinds).toEqual(['mountain']);
  });

  test('a purse', () => {
    expect(read('budget one lakh').budget).toEqual({ text: 'one lakh' });
    expect(read('kam paise mein').budget).toEqual({ level: 'thrifty' });
  });
});

describe('the places', () => {
  test('each has a topic that says how one gets there and what there is', () => {
    for (const { id } of places)
      for (const facet of ['where', 'more', 'when', 'how-long', 'safe', 'elders', 'children', 'cost', 'have'])
        expect(textOf(id, facet), `${id} ${facet}`).toBeTruthy();
  });

  test('nothing is proposed against what was told', () => {
    const journeys: Journey[] = [
      { days: 4, months: [12], company: ['parents'], start: journeyIn('from pune', undefined, undefined).start },
      { days: 3, roads: 'good', kinds: ['mountain'] },
      { days: 8, months: [6], company: ['baby'] },
    ].map((journey) => Object.fromEntries(Object.entries(journey).filter(([, value]) => value !== undefined)) as Journey);
    for (const journey of journeys)
      for (const place of suiting(journey, [])) {
        expect(misfits(place, journey)).toEqual([]);
        expect(place.isFamous).toBe(false);
      }
  });

  test('no small child is sent above the passes, no old knee on foot', () => {
    const ladakh = placeOf('ladakh');
    const kalap = placeOf('kalap');
    expect(ladakh && misfits(ladakh, { company: ['children'] })).toContain('children');
    expect(kalap && misfits(kalap, { company: ['father'] })).toContain('elders');
  });
});
