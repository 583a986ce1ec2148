import { phoneticOf } from './phonetic.ts';

/** Topics beside which nothing is sold although nobody is in danger. */
export type SensitiveTopic = 'pregnancy' | 'infant' | 'grief';

const kin =
  '(father|dad|papa|pita|pitaji|mother|mumy|mom|ma|mata|husband|pati|vife|patni|bivi|brother|bhai|sister|behen|bahan|son|daughter|beta|beti|child|bacha|bache|friend|dost|grandm\\w*|grandf\\w*|dada|dadi|dadaji|nana|nani|uncle|aunt|dog|cat|baby)';

const pregnancy =
  /\b(pregnan\w*|garbh\w*|pet se hu|expecting (a baby|our|my)|ma ban(ne|na)|(first|second|third) trimester|conceiv\w*|breastfeding|dudh pilati)\b/;
/** An infant by its word, or a child whose age is told in days, weeks or months. */
const infant =
  /\b(nev ?born|navjat|infant|shishu|janmi|((\d+|one|tvo|three|four|five|six|do|tin|char|panch|che|ek) ?-?(mahine|month|months|hafte|veks?|vek|din|days?)( ki| ka| ke)?( old)?( baby| bach\w*| son| daughter| beta| beti))|(\d+|one|tvo|three|four|five|six|seven|eight|nine|ek|do|tin|char|panch|che|chah|sat|ath|nau) ?-?(mahine|months?) (ka|ki|old)( hai| he| h)?$|(baby|bacha|bachi|bache|son|daughter) (is |hai )?(only )?(\d+|one|tvo|three|four|five|six|do|tin|char) (mahine|months?|veks?|din|days?))/;
const grief = new RegExp(
  String.raw`\b(pas+ed avay|miscar\w*|stil ?born|funeral|mourning|grieving|condolence|antim sanskar|terahvi|tervi|shradh|chal base|chal basi|gujar (gae|gai|gaye|gayi|ga|gaya)|dehant|svarg ?vas|nahi rahe|nahi rahi|ab (is )?duniya me nahi|bacha gir gaya|garbhpat ho|(lost|losing|buried|cremated) (my|our|the|his|her) ${kin}|${kin}( \w+)? (just |recently )?(died|expired)|(died|death of|maut|mrityu).{0,30}(today|yesterday|last (vek|month|night)|this (vek|month|morning)|kal|aj|pichle|abhi)|${kin} ki (maut|mrityu))`,
);
const long =
  /\b(years? ago|long (time )?ago|\d+ years|(tvo|three|four|five|six|ten|many|several) years|sal (pahle|pehle|ho gae)|salo pehle|barso|bachpan|childhood|decades?)\b/;

/** What a message touches that forbids a sale beside it: a pregnancy, an infant, a death that is near. */
export function sensitiveTopic(message: string): SensitiveTopic | undefined {
  const sound = phoneticOf(message);
  if (grief.test(sound) && !long.test(sound)) return 'grief';
  if (pregnancy.test(sound)) return 'pregnancy';
  return infant.test(sound) ? 'infant' : undefined;
}
