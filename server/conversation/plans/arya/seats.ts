/** How many seats a line asks for: a count, a range of counts, or who rides along. */

import { numberIn, partySizeIn } from '../../../language/numbers.ts';
import { rangesIn } from '../../../language/ranges.ts';
import { stopWords } from '../../../language/stop-words.ts';
import { tokensOf } from '../../../language/tokens.ts';
import { corrects } from './corrections.ts';
import type { AryaState } from './note.ts';

const riders =
  /\b(family|parents?|father|mother|wife|husband|partner|kids?|child(?:ren)?|sons?|daughters?|baby|in-laws?|alone|just me|only me|friends|dog|bachche|bacche|parivaar|parivar|akela|akeli|pati|patni|maa|papa|mummy|joint family)\b|परिवार|बच्चे|अकेल[ाी]|पति|पत्नी|माँ|पिता/giu;
const seatWords =
  /\b(\d|two|four|five|six|seven|eight|do|char|chaar|paanch|panch|chhe|che|saat|sat|aath)(?:(?:\s*(?:-|to|or|ya|se)\s*|\s)(\d|five|six|seven|eight|paanch|panch|chhe|che|saat|sat|aath))?[ -]?(?:seat\w*|log|jan(?!\p{L})(?! (?:ko|tak|se|me|mein))|(?<!\bdo )people|ppl|(?<!\bdo )persons?|memb\w*|passengers?|sawari\w*|aadmi|bande|adults?$)/iu;
const countWords = String.raw`\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|do|teen|cha+r|paa?nch|chh?e|saat|aath|nau|das|दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ|दस`;
const counted = `(${countWords})`;
/** "We are four", "no 6 with grandparents", "4 of us". */
const ourCount = new RegExp(
  String.raw`\b(?:we are|we're|we will be|hum|total|altogether) (?:log |total |all )?(?:um |uh |like )?${counted}(?![\p{L}\p{N}]|\.\d| ?(?:lakhs?|lacs?|k|years?|saal|km)\b)|\b(?:joint )?(?:family|fam|parivaa?r|ghar)(?:,? (?:so|hence|of|hai|hain|me|mein|total|is|toh|to|ke))* ${counted}(?! ?(?:lakhs?|lacs?|k|years?|saal|km|baje|cars?|gaadi)\b)|\b${counted} (?:of us|with (?:my |the |our )?(?:\w*parents|\w*mother|\w*father|kids|children|in-?laws|dadi|nani|baby)|including (?:me|my|us|the driver|kids|children|parents)|including(?=\W*$)|milakar|mila ke|in all(?=\W*(?:$|[,.;])))\b|\b(?:suv|sedan|hatchback|muv|mpv|car|gaadi|seater) for ${counted}(?=\W*(?:$|[,.;]|people|persons|log|and\b))|\b(?:people|persons|seats?|log) (?:to|ko|is|are|now) ${counted}(?! ?(?:lakhs?|lacs?))\b`,
  'iu',
);
/** "For four, 7 lakh". */
export const forCount = new RegExp(String.raw`\bfor ${counted}(?=\W*(?:$|[,.;]|\band\b))(?! ?(?:lakhs?|lacs?))`, 'iu');
/** "Two of us and sometimes my parents, so four", "चार लोग हैं, सास आती हैं तो पाँच". */
const soMany = new RegExp(
  String.raw`(?:\b(?:so|then|total|in total|altogether|matlab|yaani|kul|toh?)|तो|कुल|यानी|मतलब) (${countWords})(?: (?:people|of us|log|seats?|hi|only|ho jate hain?|लोग|हो जाते हैं))?[^\p{L}\p{M}\p{N}]*$`,
  'iu',
);
/** "Chaar log hain par paanch seat chahiye", "seats 5". */
const seatsNamed = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d])(${countWords})[ -]?(?:seat(?:s|er|ers)?|सीट\p{M}*[ंर]?)(?![\p{L}\p{M}])|\bseats? (?:of |upto |hai |to |still )?(${countWords})(?![\p{L}\p{M}\d])`,
  'giu',
);
/** Who rides is told. */
const peopleNamed =
  /\b(?:we|us|hum|ham|log|people|ppl|persons?|memb\w*|family|adults?|kids?|children|bach+e|(?:grand|god)?(?:mother|father|son|daughter|parents|children)|mom|dad|wife|husband|ammi|abba|mummy|papa|saas|sasur|dadi|nani|nanny|maid|driver)\b|लोग|जने|आदमी|परिवार|घर में|हम|सास|ससुर|माँ|मां|पिता|बच्च|दादी|नानी/iu;
/** Above this nobody counts who rides in a car. */
const ridersMax = 10;
/** "Eight sisters", "chhe passenger aur driver". */
const groups = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d])(${countWords}) (?:sisters|brothers|friends|nuns|ladies|women|men|boys|girls|cousins|workers|teachers|students|staff|passengers?|sawari\w*|सहेलियाँ|सवारी|सवारियाँ)(?! (?:ka|ki|ke|have|has|want)\b)(?:(?:,? (?:and|plus|aur)| \+|,) (?:the |a |ek |one )?(driver))?`,
  'iu',
);
/** "Two now, four after the wedding". */
export const nowAndLater =
  /\b(\w+) (?:log |people |of us )?(?:now|today|abhi|filhaal)\b.{0,32}?\b(?:later|after|soon|baad|phir)\b(?: \w+){0,2}? (\w+)\W*$/iu;
/** "2 seats mostly, sometimes 4". */
const atTimesMore =
  /(?<![\p{L}\d.])(\p{L}+|\d) (?:seats?|people|of us|log|hi)? ?(?:mostly|usually|normally|generally|daily|zyadatar|aksar|roz)?[\s,]+(?:and |but |aur |par )?(?:sometimes|at times|kabhi kabhi|kabhi|(?:on )?(?:weekends?|holidays?)) (?:it is |we are |up ?to )?(\p{L}+|\d)(?: seats?| people| of us| log)?\W*$/iu;
/** "Hum dono ko gaadi ka kuch nahi aata" counts nobody in a car. */
const toThem = /\b(?:hum|ham) (?:dono|sab|teeno) (?:ko|ka|ki|ke|ne|se)\b|हम (?:दोनों|सब) (?:को|का|की|के|ने|से)/giu;
/** "I drive alone mostly", "mostly alone, sometimes two friends". */
const mostlyAlone =
  /\b(?:drive|travel|go|ride)s? (?:\w+ )?alone\b|\b(?:mostly|usually|mainly) (?:i am |i'm )?alone\b|\bi am (?:mostly|usually|mainly) alone\b|\b(?:zyadatar|aksar|mostly) (?:main )?akel[aei]\b|\bakel[aei] (?:hi )?(?:chal|jaat|jaun|jaana|rehta|rehti|baith)|(?:अकेले|अकेला|अकेली) (?:ही )?(?:चल|जात)/iu;
/** "Four plus grandmother", "do aur ek dadi": who comes on top of the count. */
const onTop =
  /(?<![\p{L}\p{M}\d])(\d|[\p{L}\p{M}]+) ?(?:people |log |of us |adults? )?(?:plus|\+|और|aur|and) (?:my |the |our |meri |mere |ek |one |an? )?(grand(?:mother|father|ma|pa|parents)|mother|father|parents|mummy papa|mummy|papa|dadi|nani|dada|nana|maid|driver|nurse|in-?laws|baby|toddler|infant|दादी|नानी|माँ|मां|ड्राइवर)(?![\p{L}\p{M}])/iu;
const pairs = /parents|mummy papa|laws/i;
/** "Seats: 5" */
const labelled =
  /\b(?:seats?(?:er)?|seating|persons?|people|members?|passengers?|riders?|family)\s*[:=-]+\s*(\d{1,2}(?: ?(?:-|to) ?\d{1,2})?)(?!\d)/iu;
/** Who is said to ride along, rather than only named. */
const rides =
  /\b(?:we|us|hum|ham|family|ghar|rid(?:e|es|ing)|sits?|sitting|baith\w*|travel\w*|seats?|seater|log|members?|people|persons?|together|total|altogether|adults?|along|alone|akel\w*|just me|only me|just the two|passengers?|sab)\b|हम|परिवार|घर|बैठ|लोग|सीट|अकेल/iu;

/** "Wife, 2 kids, me", "main aur meri wife": the speaker is one of a list. */
const isOfList =
  /(?:^|,|\band\b|\baur\b|\bplus\b|\bfor\b|और)\s*(?:mostly |just |only |bas )?(?:me|myself|main|mai|मैं)\s*(?=$|[,.+&]|\b(?:and|aur|plus|or|meri|mera|mere|my|with)\b|और|मेर|हूँ|bas)/iu;

/** What may stand beside a count of seats: of "3 cylinders" or "4 Etios" nobody says how many ride. */
const ofCount =
  /^(?:seat\w*|log\w*|people|persons?|members?|hi|bas|only|enough|max|maximum|total|mostly|usually|roughly|maybe|shayad|hain?|hai|chahiye|kaafi|bahut|plenty|fine|ok|okay|of|us|sirf|kabhi|sometimes|normally|daily|roz|weekends?|holidays?|chhutti|और|से|या|बस|ही|हैं|है|चाहिए|बहुत|काफ़ी|काफी|लोग|सीट\S*|जन\S*|to|or|aur|and|ya|se|two|yes|haan|ji|जी|हाँ)$/iu;
const alone = /\b(?:alone|only me|just me|akel\w*|single)\b|अकेल/iu;
const atTimes =
  /\b(?:sometimes|at times|weekends?|kabhi kabhi) (?:with )?(?:my )?(?:(\w+) (?:\w*friends?|dost|people|log|kids?|others)|(parents|mummy papa))\b/iu;
/** "Four people, no five". */
const laterNumber =
  /(?<=^[^\p{L}\p{M}\p{N}]*(?:no|nahi|nahin|sorry|actually|make it|नहीं)[^\p{L}\p{M}\p{N}]*)(?:\d|two|three|four|five|six|seven|eight|do|teen|char|chaar|paanch|panch|chhe|saat|aath)\b/iu;
const seatsHi = /(पाँच|पांच|छह|छः|सात|आठ|चार|तीन|दो|\d)\s*(?:-|या|से)?\s*(\d)?\s*(?:सीट\S*|लोग\S*|लोगों|आदमी|जने|जन|बंदे|सदस्य)/u;

/** "Hum do aur do bachche". */
const parentsAndChildren =
  /(?:\b(?:hum|ham|we|us)|हम) (\S+)(?: log)? (?:aur|and|plus|और) (\S+) (?:bachch?[ae]|bacche|kids?|child\w*|बच्च[ाे])/iu;

/** They ride along and have no seat. */
const animals = /\b(?:\p{L}+ |\d )?(?:dogs?|cats?|pets?|kutt[ae]|labs?|labradors?)\b/giu;
const opinions =
  /\b(?:papa|mummy|father|mother|dad|mom|husband|wife|he|she|son|daughter|brother|baby|kid|beta|beti)\b (?:(?:is )?coming|comes|due|arriving|born|wants?|says?|said|thinks?|prefers?|likes?|bol\w*|keh\w*|chah\w*)\b/iu;
/** A child that is expected is a time, and no rider yet. */
const comesLater = /\b(?:baby|kid)\b (?:is )?(?:coming|due|arriving)\b/iu;
/** "I want something for my daughter" says for whom, and not how many ride. */
const isGift = /\b(?:want|need|buy|buying|looking)\b.*\bfor (?:my|our)\b/iu;

/** How many seats: a count or a range of counts; words of who rides only where that was asked. */
export function seatsIn(said: string, asked: string | undefined, isAsking: boolean, before: AryaState): string | undefined {
  // "Me + wife"
  const text = said
    .replace(/\s*(?:[+&]|\bn\b)\s*(?=\p{L})/giu, ' and ')
    .replace(animals, ' ')
    .replace(asked === 'seats' ? /$^/u : toThem, ' ');
  const often = atTimesMore.exec(text);
  const [least, most] = [numberIn(often?.[1] ?? ''), numberIn(often?.[2] ?? '')];
  if (least !== undefined && most !== undefined && least < most && most <= 12) return `${least}-${most}`;
  const later = nowAndLater.exec(text);
  const [few, many] = [numberIn(later?.[1] ?? ''), numberIn(later?.[2] ?? '')];
  if (few !== undefined && many !== undefined && few < many && many <= 12) return `${few}-${many}`;
  const label = labelled.exec(text)?.[1];
  if (label !== undefined) return numbersOf(label);
  // "We are four, but five seats": who counts seats asks for them, whoever rides.
  const seatsSaid = [...text.matchAll(seatsNamed)]
    .map(([, before, after]) => numbersOf(before ?? after ?? ''))
    .filter((one) => one !== undefined);
  if (seatsSaid.length > 0 && peopleNamed.test(text)) return seatsSaid.at(-1);
  const grown = peopleNamed.test(text) ? soMany.exec(text)?.[1] : undefined;
  if (grown !== undefined && (numberIn(grown) ?? 0) <= ridersMax) return numbersOf(grown);
  const explicit = seatWords.exec(text)?.[0] ?? seatsHi.exec(text)?.[0];
  const anew = explicit === undefined ? undefined : laterNumber.exec(text.slice(text.indexOf(explicit) + explicit.length))?.[0];
  if (explicit !== undefined) return numbersOf(anew ?? explicit);
  const [, adults, children] = parentsAndChildren.exec(text) ?? [];
  const both = (numberIn(adults ?? '') ?? 0) + (numberIn(children ?? '') ?? 0);
  if (both > 0) return String(both);
  const riding = (forCount.exec(text) ?? (asked === 'seats' ? soMany.exec(text) : null))?.[1];
  if (riding !== undefined && (numberIn(riding) ?? 0) <= ridersMax) return numbersOf(riding);
  const [, group, driver] = groups.exec(text) ?? [];
  const grouped = numberIn(group ?? '');
  if (grouped !== undefined && (asked === 'seats' || driver !== undefined)) return String(grouped + (driver === undefined ? 0 : 1));
  const [, base = '', extra = ''] = onTop.exec(text) ?? [];
  const whole = numberIn(base);
  if (whole !== undefined && whole > 1 && whole <= 8 && !seatWords.test(text)) return String(whole + (pairs.test(extra) ? 2 : 1));
  const ours = ourCount.exec(text);
  const all = ours && numbersOf(ours[1] ?? ours[2] ?? ours[3] ?? ours[4] ?? ours[5] ?? '');
  // "We are two adults and two kids" goes on counting.
  if (all && Number.parseInt(all, 10) >= (partySizeIn(text)?.people ?? 0)) return all;
  if (isAsking && asked !== 'seats' && !/\b(we|us|hum|ham|family|log)\b|हम|लोग/iu.test(text)) return undefined;
  // Who comes along changes no count that was said.
  if (mostlyAlone.test(text)) {
    const [, counted = '', pair] = atTimes.exec(text) ?? [];
    const others = pair === undefined ? numberIn(counted) : 2;
    return others === undefined ? '1' : `1-${others + 1}`;
  }
  // "Papa wants a sedan and I want an SUV" says who wants what, and not who rides.
  if ((asked !== 'seats' || comesLater.test(text)) && opinions.test(text)) return undefined;
  if (asked !== 'seats' && !rides.test(text) && !isOfList.test(text)) return undefined;
  const people = before.seats === undefined || asked === 'seats' || corrects.test(text) ? partySizeIn(text) : undefined;
  if (people && people.people > (asked === 'seats' || alone.test(text) ? 0 : 1) && people.people < 30 && !/\bdrive\b/i.test(text))
    return numbersOf(people.text, people.people);
  const { from, upto } = rangesIn(tokensOf(text), text)[0] ?? {};
  const isShort =
    text.trim().split(/\s+/).length <= 6 &&
    !/\b(?:one|want|that|this|years?|yrs|saal|lakhs?|lacs?|months?|mahine|km|baje|am|pm|o'clock|test|morning|evening|\w+day|subah|shaam)\b/i.test(
      text,
    );
  const isCount = tokensOf(text).every(({ raw, word }) => numberIn(raw) !== undefined || stopWords().has(word) || ofCount.test(raw));
  if (
    asked === 'seats' &&
    isShort &&
    isCount &&
    !isAsking &&
    upto !== undefined &&
    from !== undefined &&
    upto >= 1 &&
    upto <= 12 &&
    Number.isInteger(upto)
  )
    return from === upto ? String(upto) : `${from}-${upto}`;
  if (
    asked !== 'seats' ||
    isAsking ||
    isGift.test(text) ||
    text.trim().split(/\s+/).length > 6 ||
    /\b(?:has|had|owns?|ke paas)\b/i.test(text) ||
    /\d|\b(?:earn\w*|salary|kama\w*|lost|died|job)\b/i.test(text) ||
    before.seats !== undefined ||
    /\bdriv|chala/i.test(text)
  )
    return undefined;
  const named = [...new Set([...text.matchAll(riders)].map(([found]) => found.toLowerCase()))];
  return named.length > 0 ? named.slice(0, 4).join(', ') : undefined;
}

/** Another count in place of the one that was just said: "make it 8", "actually no, five is enough". */
export function seatsAnew(text: string, { seats, latest }: AryaState): string | undefined {
  if (seats === undefined || latest !== 'seats' || countsOther.test(text)) return undefined;
  const said = setsCount.exec(text) ?? isEnough.exec(text) ?? setsSeats.exec(text);
  const value = numberIn(said?.[1] ?? '');
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 12 && String(value) !== seats ? String(value) : undefined;
}
const setsCount =
  /(?:\b(?:make it|make that|keep it|change (?:it |that )?to|actually(?: no)?|sorry|i mean|wait|rather|correction|nahi nahi|arre nahi)|नहीं नहीं|माफ़ करना)[\s,]+(?:(?:it'?s|only|just|hum|we are|we'?re|bas|sirf|no|not \w+,?)\s+)*([\p{L}\p{M}\d]+)(?=[^\p{L}\p{M}\p{N}]*$|\s(?:is|are|will|would|hi|log|people|seats?|of us|only|kar|ही|लोग)(?![\p{L}\p{M}]))/iu;
/** "Saat karo saat": the count that shall stand. */
const setsSeats =
  /(?<![\p{L}\p{M}\d])([\p{L}\p{M}\d]+) (?:karo|kar do|kar lo|kar dijiye|rakho|rakh lo|likho|likh lo|bolo|करो|कर दो|लिखो|रखो)(?![\p{L}\p{M}])/iu;
const isEnough =
  /([\p{L}\p{M}\d]+) (?:seats? )?(?:(?:is|are|will be|would be|should be) (?:enough|fine|plenty|okay?|sufficient|good)|will do|hi (?:kaafi|kafi|theek|bahut|chahiye)|(?:kaafi|kafi) (?:hai|hain|hogi|rahegi)|ही (?:काफ़ी|काफी|चाहिए)|(?:काफ़ी|काफी) (?:है|हैं|होगी))/iu;
const countsOther =
  /\b(?:lakhs?|lacs?|crore|k|thousand|hazar|rupees?|emi|month|mahine|baje|am|pm|o'?clock|morning|evening|afternoon|subah|shaam|days?|weeks?|years?|km|digits?|number|cars?)\b|लाख|बजे|महीने/iu;

/** "Four or five seats" as "4-5"; what counts relatives goes by their sum. */
function numbersOf(text: string, people?: number): string | undefined {
  const ranges = rangesIn(tokensOf(text), text);
  const [range] = ranges;
  if (range && ranges.length === 1 && Number.isInteger(range.upto) && (people === undefined || range.upto === people))
    return range.from === range.upto ? String(range.upto) : `${range.from}-${range.upto}`;
  return people === undefined ? undefined : String(people);
}
