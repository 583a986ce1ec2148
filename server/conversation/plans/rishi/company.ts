/** Who comes along, in a line. */

import type { Company, Journey } from './journey.ts';
import { words } from './matching.ts';

const companySources: readonly (readonly [Company, string])[] = [
  [
    'parents',
    'parents|mom (?:and|&) dad|mother and father|mummy papa|mummy-papa|maa papa|maa-papa|maa baap|mata pita|mom dad|in-?laws|saas sasur|माता-पिता|माता पिता|मम्मी पापा|मां-बाप|मां बाप|सास ससुर',
  ],
  ['grandparents', 'grand ?parents|grand ?mother|grand ?father|grandma|grandpa|dadi|dada|nani|nana|दादी|दादा|नानी|नाना'],
  [
    'elders',
    'mother[- ]in[- ]law|father[- ]in[- ]law|saas|sasur|सास|ससुर|(?:we are both|we are|both|i am|hum dono|hum) (?:over )?[678]\\d(?! *(?:people|log|days?|km|of us))|elders|elderly|old people|senior citizens?|seniors|(?:youngest|oldest|eldest)(?: \\w+)? (?:is )?[678]\\d|buzurg|buzurgon|बुजुर्ग|बुजुर्गों|buddhe|budhe|old men|old women|retired|बुड्ढे|बूढ़े|बूढे|रिटायर',
  ],
  ['mother', 'mother|mom|mum|mummy|maa|amma|ammi|aai|मां|मम्मी|अम्मा|माता जी|माताजी'],
  ['father', 'father|dad|daddy|papa|pitaji|abba|appa|पापा|पिता|पिताजी'],
  ['wife', 'wife|biwi|patni|missus|बीवी|पत्नी'],
  ['husband', 'husband|hubby|pati|पति'],
  [
    'partner',
    'partner|girl ?friend|boy ?friend|gf|bf|fianc\\wee?|honeymoon|newly married|couple|anniversary|in love|प्रेमिका|हनीमून|गर्लफ्रेंड|बॉयफ्रेंड|सालगिरह',
  ],
  ['baby', 'baby|babies|infant|toddlers?|[12][- ]?(?:yrs?|years?)[- ]old|months? old|शिशु|छोटा बच्चा|chhota bachcha|small kid|little one'],
  [
    'children',
    'children|child|kids?|sons?|daughters?|bachche|bachcho?n?|bacche|bachcha|bache|beta|beti|bete|teenagers?|(?:1[0-7]|\\d)[- ]?(?:yrs?|years?)[- ]old|(?:1[0-7]|\\d|do|teen|chaa?r|paanch|chhe|saat|aath|nau|das) saal (?:ka|ki|ke)(?! (?:lab\\w*|kutt\\w*|dog\\w*|pet\\w*|puppy|billi|gaadi|gadi|car|bike|purani|naukri|baad|liye))|(?:1[0-7]|\\d|दो|तीन|चार|पांच|छह|सात|आठ|नौ|दस) साल (?:का|की|के)|बच्चे|बच्चों|बच्चा|बेटा|बेटी|बेटे|school kids',
  ],
  [
    'friends',
    'friends?|dost|doston|dosto|yaar|yaaron|colleagues|gang|group|office (?:people|log|wale)|college (?:people|log|wale)|girls trip|boys trip|सहेलियां|सहेलियों|दोस्त|दोस्तों|यार',
  ],
  [
    'family',
    'sister|sisters|brother|brothers|cousins?|siblings|behen|bahan|bhai behen|didi|बहन|भाई-बहन|family|parivaar|parivar|ghar wale|gharwale|परिवार|घर वाले',
  ],
  [
    'group',
    "(?:\\d+|two|three|four|five|six|seven|eight|ten|do|teen|char|chaar|paanch|panch|chhe|saat|aath|दो|तीन|चार|पांच|छह|सात|आठ) (?:of us|people|persons?|pax|log|logon|adults?|jane|jano|लोग|लोगों|जन)|(?:we are|we're|hum|ham|हम) (?:\\d+|two|three|four|five|six|do|teen|char|chaar|paanch|दो|तीन|चार|पांच)(?= *(?:$|log|people|hain|h))",
  ],
  [
    'solo',
    'just me|only me|alone|solo|myself|by myself|on my own|single|nobody|no one|main akel[ai]|akela|akeli|akele|khud|koi nahi|अकेला|अकेली|अकेले|कोई नहीं|सिर्फ मैं',
  ],
];

/** Company is meant where somebody travels with or belongs to the visitor. */
const together = words(
  "with|and|&|take|taking|bring|my|our|we are|we're|for (?:my|a|the|our)|me and|ke saath|k sath|ke sath|saath|sath|aur|mera|meri|mere|hamare|hamari|hum|ham|lekar|le ja+na|le jau\\S*|ले जाना|ले जाऊं|ले जाएं|के साथ|साथ|और|मेरी|मेरे|मेरा|हम|लेकर|bhi|भी|honeymoon|हनीमून|anniversary|couple|family trip|solo|alone|just me|only me|by myself|akele|akela|akeli|अकेले|अकेला|अकेली|solo trip|i am [678]\\d|seniors|youngest|oldest|we are both",
);

/** Somebody who has gone does not travel along: "my girlfriend left me". */
const gone = words(
  'ashes|asthi\\w*|अस्थि\\S*|pind ?daan|पिंड ?दान|shraddh\\w*|श्राद्ध|barsi|बरसी|left me|left us|broke up|breakup|divorced?|passed away|died|no more|chhod\\S*|chhor\\S*|guzar ga\\S*|nahi rahe|nahi rahi|छोड\\S*|गुजर ग\\S*|नहीं रहे|नहीं रही',
);

/** Somebody who is spoken of and stays where they are: "my son is in America", "papa mana karte hain". */
const staysBehind = words(
  "(?:son|daughter|sons|daughters|children|kids|family|parents|mother|father|mummy|papa|wife|husband|brother|sister|friends?|beta|beti|bachche|bacche|bachhe|pati|patni|everyone(?: else)?|everybody(?: else)?|others|all my friends|they|he|she)(?: \\w+)? (?:is|are|lives?|stays?|works?|settled|studies)(?: (?:all|both|settled|living|working|studying|busy|away|now))* (?:in|at|abroad|away|busy|far|with family|married)|(?:tell|inform|call|ring|phone|message|let|text|video call) (?:to )?(?:my |our )?(?:daughter|son|kids|children|mother|father|parents|mom|mum|maa|amma|dad|mummy|papa|home|wife|husband|family)|(?:mother|mom|mummy|father|dad|papa|parents|wife|husband|sister|brother|saas)(?: \\w+)? (?:thinks?|believes?|feels?|worries|worry|panics?|asks?|is asking|are asking|wants to know|bol\\w*|keh\\w*|kah\\w*|poo?ch\\w*)(?! (?:along|come))|so (?:she|he|they) (?:does not|doesn'?t|dont|don'?t)|(?:says?|said|saying) no|(?:was|were|came|come) from|(?:will not|won'?t|do not|don'?t|does not|doesn'?t|did not|didn'?t|never|not) (?:allow\\w*|let|permit|agree\\w*|coming|come|join\\w*|know|want to come|call\\w*|talk\\w*|visit\\w*)|(?:mana|manaa) (?:kar\\S*|kiya)|nahi (?:maan\\S*|aa\\S*|aayeg\\S*|jaane de\\S*|jane de\\S*)|(?:jaane|jane) nahi|(?:bahar|videsh|america|canada|dubai|bangalore|mumbai|delhi) (?:mein|me) (?:hai|hain|h|reht\\S*|rahta|kaam)|(?:में|मे) (?:रहता|रहती|रहते|काम)|(?:अमेरिका|विदेश|कनाडा|दुबई) में|मना (?:कर\\S*|किया)|नहीं (?:मान\\S*|आए\\S*|आते|जाने)|जाने नहीं",
);

/** "I am the only son": the visitor, and no child who travels. */
const isSelf = words("(?:i am|i'm|main|मैं)(?: [\\p{L}\\p{M}]+){0,3} (?:son|daughter|beta|beti|child|बेटा|बेटी)");

/** "How did your parents take it?" */
const yours = words('(?:your|aapke|aapki|tumhare|tumhari|आपके|आपकी|तुम्हारे) (?:[\\p{L}\\p{M}]+)');

const counted = words(
  `${companySources.find(([company]) => company === 'group')?.[1]}|(?:\\d+|two|three|four|five|six|do|teen|char|chaar|paanch|दो|तीन|चार|पांच) (?:friends|dost|doston|bachche|bacche|kids|children|couples|दोस्त|बच्चे)`,
);

const motherOfChildren = words('(?:unki|inki|bach?ch?\\w* ki|their|the kids.?) (?:maa|mummy|mother|mom)|(?:उनकी|बच्चों की) (?:मां|मम्मी)');

/** "Beta, we are seven old men": it is he who is called so. */
const address =
  /^[\s,.]*(?:(?:haa?n|are|arre|namaste|hello|suno|अरे|हां|नमस्ते|सुनो) )*(?:beta|bete|bhai|bhaiya|bhaiyya|yaar|बेटा|बेटे|भाई|भैया|यार)(?= (?:hum|ham|main|mai|mujhe|hame|hamein|mera|meri|ek|do|teen|हम|मैं|मुझे|हमें|एक|दो|तीन|सुनो|suno|batao|बताओ)(?![\p{L}\p{M}])|,)/u;

export function companyIn(text: string, isAsked: boolean): Company[] | undefined {
  if (
    isSelf.test(text) ||
    yours.test(text) ||
    gone.test(text) ||
    staysBehind.test(text) ||
    (!isAsked && !together.test(text) && !counted.test(text))
  )
    return undefined;
  const found: Company[] = [];
  // "Do bachche aur unki maa": the mother of the children is no elder.
  let rest = text.replace(motherOfChildren, 'wife').replace(address, '');
  for (const [company, source] of companySources) {
    const match = words(source).exec(rest);
    if (!match) continue;
    if (company === 'solo' && found.length > 0) continue;
    if ((company === 'family' || company === 'group') && found.length > 0) continue;
    found.push(company);
    rest = rest.replace(match[0], ' ');
  }
  return found.length > 0 ? found : undefined;
}

export const hasElders = ({ company, legs }: Journey): boolean =>
  legs === 'weak' || (company?.some((who) => elderly.includes(who)) ?? false);

export const hasChildren = ({ company }: Journey): boolean => company?.some((who) => who === 'children' || who === 'baby') ?? false;

export const isBaby = ({ company }: Journey): boolean => company?.includes('baby') ?? false;

const elderly: readonly string[] = ['mother', 'father', 'parents', 'grandparents', 'elders'];
