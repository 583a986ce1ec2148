import { describe, expect, test } from 'vitest';
import { formOf, tellsInQuestionWords, toldFormOf } from '#server/conversation/asked-forms.ts';
import { peopleIn, pointsTo } from '#server/language/kin.ts';
import { langs, personaTexts } from '#server/personas/persona.ts';
import { holdLines } from './hold.ts';

describe('the person that a line speaks of', () => {
  test.each([
    ['mera bhai keh raha hai sign kar do', 'brother'],
    ['my sister did everything alone', 'sister'],
    ['सासू माँ कहती हैं नौकरी छोड़ दो', 'mother-in-law'],
    ['my wife says the children are tired', 'wife'],
    ['i have two cats', undefined],
    ['bhai, ek baat batao', undefined],
    ['i am a mother and i am tired', undefined],
    ["the boy's father thanked me", undefined],
    ['her own father left for dubai', undefined],
    ['mere jeth ka ladka bank mein lag gaya', undefined],
  ] as const)('%s', (line, kin) => {
    expect(peopleIn(line).kin).toBe(kin);
  });

  test('who died is not taken for somebody to speak with', () => {
    expect(peopleIn('my father passed away in march')).toMatchObject({ kin: undefined, gone: ['father'] });
    expect(peopleIn('पिताजी के जाते ही भाई ने ताला लगा दिया')).toMatchObject({ kin: 'brother', gone: ['father'] });
  });

  test('a pronoun points to a person of its gender', () => {
    expect(pointsTo('what do i say to her', 'sister')).toBe(true);
    expect(pointsTo('what do i say to her', 'brother')).toBe(false);
    expect(pointsTo('usko kya bolu', 'brother')).toBe(true);
    expect(pointsTo('she says give him time', 'son')).toBe(false);
    expect(pointsTo('wo pune mein job karta hai, baat hoti hai', 'son')).toBe(true);
    expect(pointsTo('वो गाना अब भी पूरा गा लेती है', 'son')).toBe(false);
    expect(pointsTo('वो गाना अब भी पूरा गा लेती है', 'wife')).toBe(true);
  });
});

describe('a listener answers about the person of whom the visitor speaks', () => {
  test.each([
    ['maharajji', ['my sister does not pick my calls any more', 'how do i tell her that i am sorry'], 'your sister'],
    ['aranya', ['meri behen ko sab pata hai', 'usko kya bolu'], 'tumhari behen'],
    ['bal-krishna-lalji', ['सासू माँ कहती हैं नौकरी छोड़ दो'], 'आपकी सास'],
  ] as const)('%s: %j', (persona, lines, words) => {
    expect(
      holdLines(persona, [...lines])
        .at(-1)
        ?.reply.toLowerCase(),
    ).toContain(words);
  });

  test('nobody is sent to a person who died', () => {
    const [, answer] = holdLines('maharajji', ['my father died in march and i never told him', 'what should i say to him now']);
    expect(answer?.reply).not.toMatch(/your father/i);
  });
});

test.each([
  ['is it wrong to like my job', 'advice/allowed'],
  ['kya main bura beta hu', 'advice/blame'],
  ['is she right to be angry', 'fact/theirs'],
  ['vakil ke paas jau ya bhai se baat karu', 'advice/choose'],
  ['will krishna be angry with me', 'fact/angry'],
  ['agar papa ne mana kar diya to', 'advice/what-if'],
  ['sign kar du kya', 'advice/should'],
  ['can you talk to my mother', undefined],
  ['she is very angry with krishna', undefined],
] as const)('the form of "%s" shows what it asks for', (line, kind) => {
  expect(formOf(line, true)).toBe(kind);
});

describe('what is told of a person', () => {
  test.each([
    ['my husband does not agree to the house', 'people/refuses'],
    ['meri behen mujhse baat nahi karti', 'people/quarrel'],
    ['ससुर जी का ऑपरेशन है', 'people/unwell'],
    ['jinhone mannat nahi maangi', undefined],
    ['ab lagta hai galat kiya', 'past/regret'],
  ] as const)('"%s" shows by its form', (line, kind) => {
    expect(toldFormOf(line, true)).toBe(kind);
  });

  test('silence is answered about the one who is silent', () => {
    const lines = ['my sister looked after papa all alone', 'i could not come, the visa was late', 'now she does not pick my calls'];
    expect(holdLines('maharajji', lines).at(-1)?.reply).toMatch(/your sister/i);
  });

  test('a question word in a statement asks nothing', () => {
    expect(tellsInQuestionWords('nobody in my house knows what is normal')).toBe(true);
    expect(tellsInQuestionWords('what is normal in a house')).toBe(false);
    expect(holdLines('aranya', ['nobody at home reads so i dont know what is normal'])[0]?.heard.act).not.toBe('plain-fact');
  });
});

test('every placeholder of words about a person is one that is filled', () => {
  for (const persona of ['maharajji', 'aranya', 'bal-krishna-lalji'] as const)
    for (const [occasion, alternatives] of personaTexts(persona).lines)
      if (occasion.endsWith('-about'))
        for (const lang of langs)
          for (const line of alternatives[lang])
            for (const [, slot = ''] of line.matchAll(/\{(\w+)\}/g))
              expect(lang === 'en' ? ['whom', 'Whom', 'they', 'them', 'their'] : ['whom', 'Whom']).toContain(slot);
});
