/**
 * Words that must not be left to a model or a search: they are recognised here, for every character, before anyone answers,
 * and the answer is fixed. Never a sale beside it.
 */

type Danger = 'self-harm' | 'medical';

const patterns: readonly [Danger, RegExp][] = [
  [
    'self-harm',
    /\b(suicid\w*|kill(ing)? (my ?self|me)|end(ing)? my (own )?life|want(ed)? to die|wanna die|better off dead|don'?t want to (live|be alive|wake up)|no reason to live|hurt(ing)? my ?self|cut(ting)? my ?self|self[- ]?harm|khud ?kushi|aatma ?hatya|atma ?hatya|mar (jana|jaana|jaun|jaau) (chaht|chah|hai)|marna (chaht|chah)|jeena nahi|jeene ka mann? nahi|jaan de (dun|du|doon)|zinda nahi)\b|आत्महत्या|खुदकुशी|ख़ुदकुशी|मरना चाहत|मर जाना चाहत|जीना नहीं|जीने का मन नहीं|जान दे/iu,
  ],
  [
    'medical',
    /\b(chest pain|heart attack|can'?t breathe|cannot breathe|trouble breathing|breathless|coughing (up )?blood|vomit(ing)? blood|unconscious|overdose|swallowed poison|poison(ed|ing)|snake ?bite|saanp ne kaata|seizure|stroke|baby (is )?not breathing|seene mein dard|saans nahi)\b|सीने में दर्द|सांस नहीं|साँस नहीं|ज़हर|साँप ने काट|सांप ने काट/iu,
  ],
];

type Script = 'en' | 'hi' | 'hinglish';

/** Sources: Tele-MANAS, the national line of the Ministry of Health, 14416, day and night, free; 112, the national emergency number. */
const help: Record<Danger, Record<Script, string>> = {
  'self-harm': {
    en: 'I am an AI, and this needs a person, so please stay with me for one line. If you might act on this now, call 112 or go to someone near you. At any hour you can call Tele-MANAS, free, on 14416 and talk to a counsellor in your language. You do not have to explain it well. You only have to call.',
    hinglish:
      'Main ek AI hoon, aur is baat ke liye ek insaan chahiye. Agar abhi kuch kar baithne ka darr hai to 112 par call kijiye, ya paas mein kisi ke paas jaiye. Tele-MANAS 14416 par kisi bhi waqt, muft mein, apni bhasha mein baat ho sakti hai. Achhe se samjhana zaroori nahi hai. Bas call kijiye.',
    hi: 'मैं एक एआई हूँ, और इस बात के लिए एक इंसान चाहिए। अगर अभी कुछ कर बैठने का डर है तो 112 पर फ़ोन कीजिए, या पास में किसी के पास जाइए। टेली-मानस 14416 पर किसी भी समय, मुफ़्त, अपनी भाषा में बात हो सकती है। ठीक से समझाना ज़रूरी नहीं है। बस फ़ोन कीजिए।',
  },
  medical: {
    en: 'This is not one for an old remedy or a story. Please call 112 now, or have someone take you to the nearest hospital. I am an AI and cannot examine anyone. Do not wait to see whether it passes.',
    hinglish:
      'Yeh gharelu nuskhe ki baat nahi hai. Abhi 112 par call kijiye, ya kisi ke saath paas ke hospital jaiye. Main AI hoon, jaanch nahi kar sakta. Theek hone ka intezaar mat kijiye.',
    hi: 'यह घरेलू नुस्खे की बात नहीं है। अभी 112 पर फ़ोन कीजिए, या किसी के साथ पास के अस्पताल जाइए। मैं एआई हूँ, जाँच नहीं कर सकता। ठीक होने का इंतज़ार मत कीजिए।',
  },
};

const hinglishWords = /\b(mein|main|hai|hoon|nahi|kya|mujhe|mera|meri|karu|karun|chahta|chahti|jeena|marna|khud|jaan|raha|rahi)\b/i;
const scriptOf = (message: string): Script =>
  /\p{Script=Devanagari}/u.test(message) ? 'hi' : hinglishWords.test(message) ? 'hinglish' : 'en';

/** Fixed help in the visitor's language when a message speaks of mortal danger; undefined otherwise. */
export function helpFor(message: string): string | undefined {
  const danger = patterns.find(([, pattern]) => pattern.test(message))?.[0];
  return danger && help[danger][scriptOf(message)];
}
