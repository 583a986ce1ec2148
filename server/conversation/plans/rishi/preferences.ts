/** Roads, landscape and budget in a line. */

import { type Journey, type Kind, kinds } from './journey.ts';
import { isChoice, words } from './matching.ts';
import { shareIn } from './purse.ts';

const roughSource =
  "(?:bad|rough|broken|any|kharab|tooti) (?:roads?|sadak|sadkein|raasta|raaste|rasta)(?: is| are|s)? ?(?:fine|ok|okay|no problem|chalegi|chalega|chalenge|theek|also|bhi)|(?:don'?t|do not|dont) mind (?:bad|rough|the|broken|any)? ?(?:roads?)?|bring it on|adventure|the rougher|rough is fine|begin it|begins it|kharab (?:sadak|raasta) (?:bhi )?chal\\w*|koi bhi sadak|खराब सड़क (?:भी )?चल\\S*|खराब रास्ता (?:भी )?चल\\S*|कोई भी सड़क|kaisi bhi sadak";

const trainSource =
  'by train|only trains?|train only|train se|trains?,? (?:please|only)|no (?:car|bus)|rail se|ट्रेन से|रेल से|train hi|prefer trains?';

const goodSource =
  '(?:only|just|want|prefer|need) (?:good|smooth|decent) ?(?:roads?|ones?)?|(?:good|smooth|decent|comfortable) roads?|smooth|no (?:bad|rough|broken|hill|mountain) ?roads?|(?:hate|avoid|scared of|afraid of|fear) (?:of )?(?:the )?(?:bad |rough |narrow |mountain |hill |broken )?roads?|not (?:bad|rough) roads?|(?:throws? up|vomits?|pukes?) in (?:the )?(?:car|bus|cab)|car ?sick|motion sick\\w*|pregnant|(?:not|less|no|without) (?:too )?(?:much |many |long )?(?:driv\\w+|hours? (?:in|of|on) (?:the )?(?:car|road|driv\\w+))|short drives?|(?:no|not) (?:drives?|driving|car rides?) (?:over|more than|above|beyond)|achh?i sadak|theek sadak|seedhi sadak|kharab (?:sadak|raasta|raaste) (?:nahi|nahin|se (?:dar|darr))|ulti (?:hoti|ho jaati|aati)|अच्छी सड़क|ठीक सड़क|खराब (?:सड़क|रास्ता|रास्ते) (?:नहीं|से डर)|उल्टी';

const weakLegs = words(
  "(?:no|not|without) (?:any )?(?:treks?|trekking|hikes?|hiking)|trek\\S* (?:nahi|nahin)|(?:no|not|without) (?:too )?(?:long|much|many|a lot of)? ?walk\\w*|trouble walking|walks slowly|chal\\w* (?:mein|me) (?:takleef|dikkat|problem|taklif)|चलने में (?:तकलीफ|दिक्कत)|knees?|knee (?:pain|problem|replacement)|ghutn\\w+|wheel ?chair|walking stick|(?:can ?not|can'?t|cant|hard to|trouble) (?:walk\\w*|climb\\w*)(?! straight)|(?:no|few|not many|without) (?:steps|stairs|climbing)|back (?:pain|problem|ache)|bad back|kamar (?:dard|mein dard|me dard)|(?:chal|chadh?|utar) nahi (?:sak\\w+|paat\\w+)|use (?:a )?(?:stick|sticks|walker)|(?:with|on) (?:a )?(?:stick|sticks|walker)|seedhi\\w* nahi|paidal nahi|घुटन\\S*|घुटने|कमर (?:दर्द|में दर्द)|व्हीलचेयर|(?:चल|चढ़) नहीं (?:सक\\S*|पात\\S*)|सीढ़ी नहीं|पैदल नहीं",
);

const snowWish = words(
  '(?:see|want|wants|play|touch|love|like)\\b.*\\bsnow\\w*|\\bsnow\\w* (?:dekh\\S*|chahiye)|(?:barf|baraf|snow) (?:dekh\\S*|chahiye|mein|me|girt\\S*)|बर्फ (?:देख\\S*|चाहिए|में|गिरत\\S*)',
);

/** Whether snow is what one travels for. */
export const wantsSnow = (text: string): boolean =>
  snowWish.test(text) && !/\b(?:no|not|without|avoid)\b.{0,12}\bsnow|barf nahi|बर्फ नहीं/u.test(text);

/** "Good knees", "knees are fine". */
const strongLegs =
  /(?<![\p{L}\p{M}])(?:good|strong|fine|healthy) (?:knees?|legs)|(?:knees?|legs|ghutne) (?:are |is )?(?:good|fine|strong|ok|okay|theek|thik)/gu;

/** Whether somebody who travels is said to walk badly. */
export const legsIn = (text: string): Journey['legs'] => (weakLegs.test(text.replace(strongLegs, ' ')) ? 'weak' : undefined);

export function roadsIn(text: string, asked: boolean, yesNo: 'yes' | 'no' | undefined): Journey['roads'] {
  if (words(roughSource).test(text)) return 'rough';
  // "Train se ya bike se?" asks, and chooses nothing.
  if (words(trainSource).test(text)) return isChoice(text.replace(/ (?:se|jaye|jayein|से|जाएं)(?=[ ,])/gu, '')) ? undefined : 'train';
  if (words(goodSource).test(text)) return 'good';
  if (!asked) return undefined;
  if (
    /\b(fine|ok|okay|no problem|koi (?:baat|dikkat) nahi|chalega|chalegi|chal jaye\w*|love|like|enjoy|fun|maza|any|mind nahi|don'?t mind)\b|चलेगा|चलेगी|कोई (?:बात|दिक्कत) नहीं/u.test(
      text,
    )
  )
    return /\b(not|don'?t|do not|never)\b (?:like|ok|fine|love|enjoy)|nahi chal|नहीं चल/u.test(text) ? 'good' : 'rough';
  if (/\b(spoils?|bad|hate|no|nahi|nahin|not|scared|dar|darr|never|terrible|please no|worse)\b|नहीं|डर/u.test(text)) return 'good';
  return yesNo === 'yes' ? 'rough' : yesNo === 'no' ? 'good' : undefined;
}

const kindSources: Record<Kind, string> = {
  mountain:
    'mountains?|hills?|hill stations?|hilly|himalayas?|himalayan|heights|peaks?|snow|barf|pahad|pahaad|pahadi|pahado?n?|parvat|thandi jagah|thandi jaga|cool place|cold place|cool weather|hiking|trek|trekking|hike|tea gardens?|chai ke bagaan|पहाड़|पहाड|पहाड़ों|पहाड़ी|पर्वत|ठंडी जगह|ठंडी|बर्फ|हिमालय',
  sea: 'sea|seaside|beach|beaches|coast|ocean|islands?|waves|samundar|samunder|samandar|samudra|samudr|lehrein|dweep|समुद्र|समंदर|समुंदर|समन्दर|बीच पर|सागर|लहरें|द्वीप',
  forest: 'forests?|jungles?|trees|woods|wildlife|animals|jangal|jungle|ped|जंगल|जंगलों|पेड़|जानवर',
  desert: 'deserts?|sand dunes?|sand|dunes|registan|ret|rann|रेगिस्तान|रेत|रण',
  river:
    'rivers?|riverside|(?:near|by|beside) (?:the |some )?water|water ?falls?|jharn[ae]|paani ke (?:paas|kinare)|झरन\\S*|पानी के (?:पास|किनारे)|lakes?|backwaters?|boats?|ghats?|canals?|nadi|jheel|नदी|झील|नाव|घाट',
  'old-town':
    'old towns?|old cit(?:y|ies)|old walls|old doors|narrow lanes|lanes|heritage|forts?|palaces?|temples?|ruins|history|historical|architecture|weavers?|handlooms?|sarees?|stepwells?|kila|qila|mahal|mandir|haveli|havelis|galiyan|purana sheher|purane sheher|पुराना शहर|पुराने शहर|किला|किले|महल|मंदिर|हवेली|गलियां|इतिहास',
};

/** Words that name a country only as an answer: "is it safe to drink water" does not. */
const kindAnswers: Partial<Record<Kind, string>> = { river: 'water|paani|पानी', desert: 'salt', mountain: 'cold|cool|thand|thanda|ठंड|ठंडा' };

export function kindsIn(text: string, isAsked: boolean): Kind[] | undefined {
  const found = kinds.flatMap((kind) => {
    const more = isAsked ? kindAnswers[kind] : undefined;
    const match = words(more ? `${kindSources[kind]}|${more}` : kindSources[kind]).exec(text);
    if (!match) return [];
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    const isRefused =
      /(?:\b(?:can ?not|cant|can't|cannot|could not|won'?t) (?:do|handle|take|manage|walk on|go on)|\bno|\bnot|\bforget|\bleave|\bskip|\binstead of|\bwithout|\bnever|\bno more|\bnot the|\bnot a|\bbored of|बिना)\s*(?:a |the |any )?$/u.test(
        before,
      ) || /^\s*(?:nahi|nahin|mat|cancel|chhodo|chodo|rehne do|नहीं|मत|छोड़ो)(?![\p{L}\p{M}])(?!\s+(?:dekh|gay|ghoom|देख|गए))/u.test(after);
    return isRefused ? [] : [{ kind, at: match.index }];
  });
  return found.length > 0 ? found.sort((a, b) => a.at - b.at).map(({ kind }) => kind) : undefined;
}

export const thrifty = words(
  'cheap|cheapest|thrifty|low budget|tight budget|budget is (?:low|tight)|less money|not much money|student|backpack\\w*|buses and dal|bus and dal|simple|sasta|saste|sasti|kam (?:kharch\\w*|paise|budget|paisa)|सस्ता|सस्ती|सस्ते|कम (?:खर्च|पैसे|पैसा|बजट)|economy',
);

export const comfortable = words(
  'luxury|luxurious|celebration|five star|5 star|resort|linen|taxis? and linen|no limit|money is no|paise ki (?:chinta|fikr|dikkat) nahi|achha hotel|लग्जरी|पैसे की चिंता नहीं|splurge|comfortable|comfort|aaraam|aaram|आराम',
);

export const middling = words(
  'middling|medium|moderate|mid ?range|normal budget|average|theek thaak|thik thak|beech ka|ठीक ठाक|ठीक-ठाक|not too (?:expensive|cheap)',
);

const money =
  /(?:rs\.?|₹|inr|rupees?)?\s*(\d[\d,.]*|ek|do|teen|char|chaar|paanch|che|chhe|saat|aath|nau|bara|barah|pandrah|four|six|seven|eight|nine|fifteen|one|two|three|five|ten|das|bees|twenty|fifty|pachaas|एक|दो|तीन|चार|पांच|छह|सात|आठ|नौ|दस|बारह|पंद्रह|बीस|पचास)\s*(k|thousand|hundred|hazaar|hazar|hajar|sau|lakhs?|lac|हजार|सौ|लाख)\b|(?:rs\.?|₹|inr)\s*(\d[\d,]{2,})|(\d[\d,]{2,})\s*(?:rupees?|rupa?ya?e?|rs|रुपये|रुपए|रुपया)|\b(?!19[5-9]\d\b|20(?:0[1-9]|[12]\d)\b)(\d{4,7})\b(?!\s*(?:m|mt|mts|metres?|meters?|km|kms|ft|feet|steps|मीटर|किमी)\b)(?:\s*(?:rs|rupees|rupaye|₹|रुपये))?|(?<![\p{L}\p{M}])(\d{1,3}|एक|दो|तीन|चार|पांच|छह|छः|सात|आठ|नौ|दस|बारह|पंद्रह|बीस|पचास)\s*(हजार|लाख)(?![\p{L}\p{M}])/u;

export function budgetIn(text: string): Journey['budget'] {
  const amount = money.exec(text)?.[0].trim();
  const level = thrifty.test(text) ? 'thrifty' : comfortable.test(text) ? 'comfortable' : middling.test(text) ? 'middling' : undefined;
  if (amount === undefined && level === undefined) return undefined;
  return {
    ...(level && { level }),
    ...(amount !== undefined && { text: amount, ...shareIn(text) }),
  };
}
