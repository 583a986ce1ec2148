import type { Lang } from '../personas/texts.ts';
import { langOf } from '../storyteller/language.ts';
import { plain } from '../storyteller/words.ts';

/**
 * Words that must not be left to a model or a search: they are recognised here, for every character, before anyone answers,
 * and the answer is fixed. Never a sale beside it.
 */

type Danger = 'self-harm' | 'medical';

const patterns: readonly [Danger, RegExp][] = [
  [
    'self-harm',
    /\b(suicid\w*|kill(ing)? (my ?self|me)|end(ing)? my (own )?life|want(ed)? to die|wanna die|better off dead|don'?t want to (live|be alive|wake up)|no reason to live|end it all|tak(e|ing) my (own )?life|(nobody|no ?one) (would|will) (even )?(notice|care|miss me) if i|better off without me|can'?t go on living|don'?t want to be here any ?more|hurt(ing)? my ?self|cut(ting)? my ?self|self[- ]?harm|khud ?kushi|aatma ?hatya|atma ?hatya|mar (jana|jaana|jaun|jaau) (chah(t\w*)?|hai)|marna chah(t\w*)?|jeena nahi|jeene ka mann? nahi|jaan de (du|doo)\w*|zinda nahi)\b|आत्महत्या|खुदकुशी|ख़ुदकुशी|मरना चाहत|मर जाना चाहत|जीना नहीं|जीने का मन नहीं|जान दे/iu,
  ],
  [
    'medical',
    /\b(chest pain|heart attack|can'?t breathe|cannot breathe|trouble breathing|breathless|coughing (up )?blood|vomit(ing)? blood|unconscious|overdose|swallowed poison|poison(ed|ing)|snake ?bite|saanp ne kaata|seizure|stroke|baby (is )?not breathing|seene mein dard|saans nahi)\b|सीने में दर्द|सांस नहीं|साँस नहीं|ज़हर|साँप ने काट|सांप ने काट/iu,
  ],
];

/**
 * Sources: 14416 (Tele-MANAS, Ministry of Health), 112, 1098 and 181 as named together by ministers in Parliament, December 2025.
 * The number is also spelled, because these words are spoken aloud in calls.
 */
const help: Record<Danger, Record<Lang, string>> = {
  'self-harm': {
    en: 'I am an AI, and this needs a human voice. Please call Tele-MANAS now on 14416, one four four one six: free, day and night, in many Indian languages. If anyone is in danger this minute, call 112. Under eighteen, call 1098. Women facing violence can call 181 at any hour. Outside India, call your local emergency number. Move away from anything that could hurt you, and go to someone you trust. You did right to say it.',
    hinglish:
      'Main AI hoon, aur abhi kisi insaan ki awaaz zaroori hai. Abhi Tele-MANAS ko 14416 par phone kijiye, ek chaar chaar ek chhah: muft, din raat, kai Bharatiya bhashaon mein. Isi pal khatra ho toh 112. Atharah se kam umar ho toh 1098. Hinsa jhel rahi mahilaon ke liye 181, kisi bhi samay. Bharat se bahar hon toh wahan ka emergency number. Jis cheez se chot lag sakti hai usse door ho jaiye, aur kisi apne ke paas jaiye. Achha kiya jo keh diya.',
    hi: 'मैं AI हूँ, और अभी किसी इंसान की आवाज़ ज़रूरी है। अभी टेली मानस को 14416 पर फ़ोन कीजिए, एक चार चार एक छह: मुफ़्त, दिन रात, कई भारतीय भाषाओं में। इसी पल ख़तरा हो तो 112। अठारह से कम उम्र हो तो 1098। हिंसा झेल रही महिलाओं के लिए 181, किसी भी समय। भारत से बाहर हों तो वहाँ का आपातकालीन नंबर। जिस चीज़ से चोट लग सकती है उससे दूर हो जाइए, और किसी अपने के पास जाइए। अच्छा किया जो कह दिया।',
  },
  medical: {
    en: 'This is not one for an old remedy or a story. Please call 112 now, or have someone take you to the nearest hospital. I am an AI and cannot examine anyone. Do not wait to see whether it passes.',
    hinglish:
      'Yeh gharelu nuskhe ki baat nahi hai. Abhi 112 par call kijiye, ya kisi ke saath paas ke hospital jaiye. AI jaanch nahi kar sakta. Theek hone ka intezaar mat kijiye.',
    hi: 'यह घरेलू नुस्खे की बात नहीं है। अभी 112 पर फ़ोन कीजिए, या किसी के साथ पास के अस्पताल जाइए। AI जाँच नहीं कर सकता। ठीक होने का इंतज़ार मत कीजिए।',
  },
};

/** Fixed help in the visitor's language when a message speaks of mortal danger; undefined otherwise. */
export function helpFor(message: string): string | undefined {
  const words = plain(message);
  const danger = patterns.find(([, pattern]) => pattern.test(words))?.[0];
  return danger && help[danger][langOf(message)];
}
