import { expect, test } from 'vitest';
import { inDevanagari, spokenHindi } from '#server/language/spoken-hindi.ts';
import { personaTexts } from '#server/personas/persona.ts';
import { asSpoken } from '#server/services/speech.ts';
import { personaSlugs } from '#shared/personas.ts';

test.each([
  ['Aao, aao, baitho. Kya pareshani hai?', 'आओ, आओ, बैठो। क्या परेशानी है?'],
  ['Sab theek hai. Bakri ne aaj sirf ek akhbaar khaya.', 'सब ठीक है। बकरी ने आज सिर्फ़ एक अख़बार खाया।'],
  ['Din bhar gunguna paani, raat ko bhaap.', 'दिन भर गुनगुना पानी, रात को भाप।'],
  ['Log unhe Main Kaka kehte hain', 'लोग उन्हें मैं काका कहते हैं'],
])('Hinglish is given to a Hindi voice in Devanagari: %j', (text, said) => {
  expect(spokenHindi(text)).toBe(said);
});

test.each([
  ['Apna email do, main link bhejta hoon', 'अपना ईमेल दो, मैं लिंक भेजता हूँ'],
  ['Guide ka PDF WhatsApp par nahi aata', 'गाइड का पीडीएफ़ व्हाट्सएप पर नहीं आता'],
])('English words in Hinglish are spelt as they sound: %j', (text, said) => {
  expect(spokenHindi(text)).toBe(said);
});

test.each([
  ['Yeh ₹1,149 ka hai', 'यह 1149 रुपये का है'],
  ['Roz 10-12 minute, 50% thande paani mein', 'रोज़ 10 से 12 मिनट, 50 प्रतिशत ठंडे पानी में'],
  ['Aapka email meena@example.in hai na?', 'आपका ईमेल मीना ऐट example डॉट इन है न?'],
  ['Number 98450 12345 sahi hai?', 'नंबर 9 8 4 5 0 1 2 3 4 5 सही है?'],
  ['Abhi 14416 par phone karo.', 'अभी 1 4 4 1 6 पर फ़ोन करो।'],
])('numbers, rupees and addresses in Hinglish are said right: %j', (text, said) => {
  expect(asSpoken(spokenHindi(text) ?? '')).toBe(said);
});

test('a Hindi word that no list has is spelt by its sound', () => {
  expect(inDevanagari('dikhata Rohan baaton bhagaoge lambi')).toBe('दिखाता रोहन बातों भगाओगे लंबी');
});

test('English and Hindi have no twin, whatever a character says', () => {
  // "Achha." alone is an Indian word in either language.
  for (const slug of personaSlugs)
    for (const texts of personaTexts(slug).lines.values())
      for (const text of [...texts.en, ...texts.hi]) if (text.split(' ').length > 2) expect(spokenHindi(text), text).toBeUndefined();
});

test('nearly all that a character says in Hinglish has a twin', () => {
  const all = personaSlugs.flatMap((slug) => [...personaTexts(slug).lines.values()].flatMap(({ hinglish }) => hinglish));
  expect(all.filter((text) => spokenHindi(text) === undefined).length / all.length).toBeLessThan(0.02);
});

test('no Hindi word of a character’s Hinglish stays in Latin letters', () => {
  const left = new Set<string>();
  let words = 0;
  for (const slug of personaSlugs)
    for (const { text } of personaTexts(slug).topics) {
      words += text.hinglish.split(' ').length;
      for (const [word] of inDevanagari(text.hinglish).matchAll(/[a-z]+/gi)) left.add(word);
    }
  expect(left.size / words).toBeLessThan(0.005);
});
