/** As what a told line counts: what comes before the trouble, when it stays away, or no clue at all. */

/** It comes after, with or because of something: "after a loss i double", "mummy keeps saying how thin she is", "jis din gym nahi jata". */
const trigger = new RegExp(
  [
    ' (after(?! $)|when|whenever|while|until|because|cause|due to|as soon as|the (moment|minute|second)|each time|every time|same day|that time) ',
    ' (if|agar) (?!so )',
    ' (papa|mummy|maa|saas|pati|patni|wife|husband|boss|manager|father|mother|mom|dad) (\\w+ )?(puchh?t[aei]|keht[aei]|kaht[aei]|bolt[aei]|dant[aei]|dantt[aei]|says|asks|tells me|calls|scolds|shouts) ',
    ' (is|was) (the|my|our) (problem|reason|culprit|trigger|issue) ',
    ' (jab|jab bhi|jaise hi|ke bad|k bad|usi ke|isi ke|tabhi|kyunki|kyuki|kyonki|ki vaja se|isi vaja|usi (vaja|vakt|vaqt|time|samay)) ',
    ' (jis|us|usi) (din|rat|hafte|mahine) ',
    ' \\w+te hi ',
    ' (\\w+te) \\1 ',
    ' (keeps?|kept|starts?|started|always|hamesha|bar bar|har bar) (on )?(\\w+ing|says?|asks?|tells?|calls?|puchh?t\\w*|bolt\\w*|kehta|kehti|kehte|kahta|kahti|kahte|dant\\w*) ',
  ].join('|'),
);
/** "Before that december", "since when we moved", "he said when he comes": a date, or what somebody said. */
const noTrigger =
  / (before that|since (when|i|we|he|she)|even when|even if|said (if|when)|ask\w* (if|when)|tell \w+ when|jab se|tab se|tabhi se) /;

/** It stays away then: "never late for flights", "on phone we are fine", "boss se nahi bolti". */
const away =
  / (except|unless|chod kar|chodkar|chodke|alava|alawa|siva) | never (late|happens|on|in|at|with|for|when) | (is|are|am|was|be) (totally |perfectly |always |quite )?(fine|ok|okay|normal|good|on time) | not (on|in|at|with|when|during) | (ghar|phone|office|chutti|chhutti|holiday|weekend|sunday|boss|akele|logo|doston|dosto|bahar) \w{0,3} ?(pe|par|mein|me|ko|se|ke sath) (bhi )?(kabhi )?nahi | (pe|par|mein|ko) (sab )?(thik|theek|acch?a|normal) | (i|we|main|hum) (make|made|earn|kama\w*) (money|profit|paise|paisa) | (i|we|main|hum) (won|win|beat|jeet\w*) (?!.*(lose|lost|har|haar)) | (baki|baaki|dusre) (sab )?din | other days | (no|never a|not one) (fight|fights|quarrel|headache|headaches|problem|trouble|jhagda|ladai) | (was|were) (totally |perfectly |quite |all )?(fine|ok|okay|normal|good|better|right) (?!at |in )| (i|we) (slept well|ate well) | (one|ones|vala|vale|vali|wala|wale|wali|milk|bill|bills|flights?|trains?|calls?) (never|kabhi nahi) | \w+ (never|kabhi nahi) $| (us|usi|tab(?! tak)|us din|us mahine) (\w+ )*nahi (hot[aei]|hua|hui|kart[aei]|at[aei]|jat[aei]|pit[aei]|khat[aei]|padt[aei]) | (jis din|jab) .* (us din|tab) .*(mil|thik|theek|acch?[aei]|nahi|jeet) | (thik|theek|acch?[aei]) (se )?(tha|thi|the|bat hui|raha|rahi) /;

/** Only then: "traffic mein hi", "only diwali". */
const only =
  / (always|hamesha|mostly|usually|aksar|jyadatar|zyadatar) (on )?(the )?(first|second|third|last|pehl[ae]|dusr[ae]|tisr[ae]|akhri|aakhri) | (only|sirf) .*(weeks|season|hafte mein)| (only|sirf|bas|just) (on|in|at|during|when|if|with|for|after|before|diwali|exam|exams|\w+days?|jab|tab) | \w+ (mein|pe|par|ko) hi /;

/** Something that happened once, or in the past. */
const scene =
  / (kal|parso|yesterday|last (week|year|month|night|time|sunday|monday|friday|saturday)|pichhl[ei] (hafte|sal|mahine|bar)|pichl[ei] (hafte|sal|bar)|the other day|that day|this time) | (once|ek bar) .*(tha|thi|the|was|were|did|had|\w+ed) /;

/** It is not there: "nahi ulti nahi hoti", "no vomiting". */
const absent = /^ (no|nahi|na|not) (?!.* (but|lekin|par|magar|only|sirf|just|bas) ).*(nahi|no|not|none|never) |^ (no|not) \w+( \w+)? $/;

/** A longer line tells something besides. */
const absentWordsMax = 6;

/** It cannot be done: "nahi ho raha block", "i cannot stop". */
const cannot =
  / (nahi ho (raha|rahi|pata|pati|payega|paega)|nahi ho raha|nahi kar (pa\w*|sakt\w*)|ho nahi (raha|pata|pati)|can not|cannot|unable to|not able to|not possible|mumkin nahi|possible nahi|impossible) /;

/** Somebody has asked them to leave it: "usne bola tha mat karo". */
const border =
  / (usne|unhone|vo|voh|he|she|they|ex) (ne )?(bola|boli|bole|kaha|kehti|kehta|said|says|told|asked|has asked|has told) .*(mat |not |never |stop |leave |band )/;

export type ToldAs = 'border' | 'trigger' | 'only' | 'away' | 'scene' | 'absent' | 'cannot' | 'fact';

/** As what a line counts. @param text the line made ready for matching */
export function toldAs(text: string): ToldAs {
  // "On those days also, on other days also" is no difference; "it comes when he looks at the paper and not at me" is when it comes.
  const isNoQuiet =
    / (also|bhi) .* (also|bhi) /.test(text) || / it (comes|happens|starts|begins) (when|if|only|after|with|on|at) /.test(text);
  if (border.test(text)) return 'border';
  if (cannot.test(text)) return 'cannot';
  if (away.test(text) && !isNoQuiet) return 'away';
  if (trigger.test(text) && !noTrigger.test(text)) return 'trigger';
  if (absent.test(text) && text.trim().split(' ').length <= absentWordsMax) return 'absent';
  if (only.test(text)) return 'only';
  return scene.test(text) ? 'scene' : 'fact';
}
