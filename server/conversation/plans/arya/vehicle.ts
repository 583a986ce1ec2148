/** What a sentence says of the visitor's car and of the one they look for. */

import { spelled, type Term, termsOf } from './car-terms.ts';

const drivesNow =
  /\b((?:give|exchange|sell|trade|replace|change|swap)(?: away| in)? (?:my|our)|(i|we) (?:already |currently |now |still |also |just )?(drive|have|own|use|ride|am on|are on)|i'?m on|(i'?m|i am|we are|we're) driving|have got|i'?ve got|present (?:car|vehicle|one)|existing|curr?e?nt(?:ly)?|at present|at the moment|right now|rn|as of now|(?:have|own|driving|drives?)\s*[:=-]|(?:is|are|am) using|chala rah[aei]|khud ki|abhi|filhaal|purani|mere paas|hamare paas|humare paas|ke paas|(?:(?:my|our) \w+|he|she|they) (?:has|have|had|drives?|owns?|uses?|rides?)|chali|chal chuki|years? old|yrs old|saal purani|^now|now$|my old|my car|our car|our old|chalat[aei]|exchange|de dunga|deni hai|bechni|bechna|nikal\w*|trade in|got a|there(?:'s| is) (?:an? |one |my )?[\p{L}\d ]{2,16} at home|ghar (?:pe|par|me|mein) (?:ek )?[\p{L}\d]+ (?:khadi|hai))\b|अभी|पुरानी|चलात|मेरे पास|हमारे पास|चला रह|चला लेत|ख़?ुद की|मेरी(?! (?:पसंद|राय))|हमारी|बेचनी|निकालनी|बदले में/iu;
const looksFor =
  /\b(test ?drive (?:an?|the|your)|want|wants|looking|look for|need|needs|buy|buying|upgrade|switch|next|new|nayi|nai|interested|booked|thinking(?: of| about)?|planning|soch rah[aei]|(?:want|wanted|looking|need)\s*[:=-]|man hai|go for|prefer|must be|should be|leni|lena|le lu\w*|lunga|lungi|lu|lun|loon|chahiye|chahte|chahta|chahti|dekh rah[aei]|dekhni|kharid\w*|show me|dikha\w*|(?:move|shift|go|switch|change)(?: \w+)? (?:to|for)|do (?:you|u|ya)(?: guys| people)? (?:have|sell)|is there an?|(?:know|tell me) about|(?:price|cost) (?:of|for) (?:an?|the|your)|(?:ka|ki) (?:daam|dam|keemat) bata\w*|got any|milegi|milegi kya)\b|के बारे|(?:का|की) (?:दाम|क़?ीमत) (?:क्या|बता)|चाहिए|लेनी|लेना|देखनी|देख रह|सोच रह|ख़?रीद|नई/iu;
const owns =
  /\b(?:my|our|mer[ai]|hamar[ai]|humar[ai]|apni|(?:i|we) (?:already |currently |now |still )?(?:drive|have|own|use|ride)|mere paas|hamare paas|humare paas|exchange|sell|bech\w*)\b|मेर[ाी]|हमार[ाी]|मेरे पास|हमारे पास|बदले|बेच/iu;
/** Kept beside a car, and sold by no car showroom. */
const besideCar =
  /\b(?:bike|scooter|scooty|moped|(?:motor ?|bi)?cycle|tractor|tempo|truck|rickshaw)\b|बाइक|स्कूटर|स्कूटी|ट्रैक्टर|सा[इय]क[िल]ल?|टे[ंम]्?पो|ट्रक|रिक्शा/iu;
const exchanged = /\b(exchange|trade|badl\w*|bech\w*|sell)\b|बदल|बेच/iu;
const tooDear = /\b(mehe?nga|mahanga|expensive|costly|dear|rates?|prices?)\b|महंग|महँग/iu;
const ownCars = /\b(kiran|vista+r|tez)\b|किरण|विस्तार|तेज़/iu;
/** "Ok then hybrid or diesel": either will do. */
const takesEither = /^\W*(?:(?:ok|okay|fine|so|acha)\W+)*then\b|\b(?:either|any|koi bhi|chaleg[ai]|works|dono mein se)\b/iu;
const isChoice = /\b(or|ya|versus|vs|better than)\b|(?:^|\s)या\s/iu;
const refused =
  /\b(not|no|without|nahi|nahin|na|mat|don'?t want|chh?odo|chh?od|leave|drop|forget|skip|cancel|hatao?|rehne do)\b|नहीं|बिना|छोड़ो|रहने दो|हटा/iu;

/** What happened, or was driven once. */
const isPast = /\b(?:hit (?:us|me|him|her|my)|crash\w*|takkar|ne maara|drove|accident)\b|टक्कर/iu;
/** It was theirs once. */
const longAgo = /\b(?:first|pehl[ei]|pahl[ei]|sabse pehle|once|years ago|in those days|zamane|bachpan|ek zamana)\b|पहले|ज़माने/iu;
const was = /\b(?:thi|tha|the)\b(?!.*\b(?:chahiye|leni)\b)|(?:थी|था)(?![\p{L}\p{M}])/iu;
const sells =
  /\b(?:bech|sold|bik)\b.*|\bbech \w+|\bused to (?:have|drive|own)\b|\bhad (?:an?|my|one)\b(?! look)|बेच (?:दी|दिया|डाली)|बिक गई/iu;
/** "Sell the old one": it is still there. */
const sellsLater = /\b(?:bechni|bechna|bech dunga|bech denge|to sell|will sell|want|chahta|chahte)\b|बेचनी|बेचना/iu;
/** "Something like a Thar", "Thar jaisi kuch". */
const isLike = /\b(?:like (?:an?|the)|similar to)\s+$/iu;
const likeAfter = /^\s+(jais[aie]|type)\b|^\s+(जैस[ाीे])/iu;

/** "Bigger than a Creta", "Creta se sasti": what the car is measured by. */
const isCompared = (clause: string, start: number, end: number): boolean =>
  /\bthan (?:an? |the |my )?$/iu.test(clause.slice(0, start)) ||
  /^\s+(?:se|से) (?:\S+ )?(?:sast|bad|chh?ot|ach+h|behtar|lamb|oonch|upar|zyada|kam|सस्त|बड़|छोट|अच्छ|बेहतर)/iu.test(clause.slice(end));
/** "Diesel makes me carsick", "diesel jam jaata hai". */
const isDisliked = (clause: string, end: number): boolean =>
  /^\s+(?:\S+ ){0,2}?(?:makes? (?:me|us|her|him|my)|(?:is|are|has become|have become|ho gaya|price is|prices are) (?:killing|too|so|very|getting|mehnga|mehenga|costly|expensive)|mehnga|mehenga|smells?|freezes?|gives? (?:me|us|her|him)|jam ja|badbo|pasand nahi|nahi chalega|से (?:दिक्कत|उल्टी)|जम जा)/iu.test(
    clause.slice(end),
  );

/** "She cannot climb into a tall SUV" wants none. */
const cannotGetIn =
  /\b(?:can'?t|cannot|can not|unable to|hard to|difficult to|struggles? to|not able to)\b.{0,16}\b(?:climb|get in|get into|sit|step)|\b(?:chadh|chad|baith|utar)\w* nahi+n?|(?:चढ़|चढ|बैठ|उतर)\S* (?:नहीं|नही)|(?:चढ़|चढ|बैठ|उतर)ने में (?:दिक्कत|तकलीफ़?)/iu;

/** "My neighbour has a Nexon": neither driven by the visitor nor looked for. */
const ofOthers =
  /\b(?:my|our|the|a|mere|meri|mera|hamare) (?:\w+ )?(?:neighbou?rs?|friends?|boss|colleague|cousin|uncle|aunt\w*|bhaiya|landlord|padosi|dost|saala|jija\w*|chacha|mama) (?:has|have|drives?|owns?|got|bought|took|ke paas|ne|ka|ki)\b|\b(?:padosi|dost|boss|chacha|mama|jija\w*|saala) (?:ke paas|ne li)\b|(?:पड़ोसी|दोस्त|चाचा|मामा) (?:के पास|ने)/iu;
/** "Something like that", of the car that was named just before. */
const likeThat = /\b(?:(?:something|one|car) like (?:that|it|his|hers)|the same one|(?:waisi|vaisi|wahi|aisi) hi?|waisi|vaisi)\b|वैसी/iu;
/** "I don't have a Nexon". */
const hasNot = /\b(?:don'?t|do not|never|no longer|didn'?t) (?:have|own|drive|drove|had)\b|\b(?:nahi+n?|na) hai\b|नहीं (?:है|चलात)/iu;
const noMatter =
  /\b(?:not|isn'?t|doesn'?t|does not) (?:relevant|related|important|the point|matter|count)\b|\b(?:leave|forget) (?:that|it) (?:aside|out)\b|\b(?:usse|woh|uska) (?:matlab nahi|koi matlab)\b/iu;
/** "My Polo". */
const mine = /(?<![\p{L}\p{M}])(?:have an?|have|my|our|mer[aie]|hamar[aie]|humar[aie]|apni|मेरी|हमारी|अपनी) (?:\p{L}+ |\d{4} )?$/iu;
/** "A Thar" */
const oneOf = /(?:^|\s)(?:an?|ek|एक) $/iu;
/** "There are two cars, a Wagon R and a Gypsy" */
const hasSeveral =
  /\b(?:two|three|2|3|do|teen|dono) (?:cars|vehicles|gaadiya\w*|gadiya\w*|gaadi|gadi)\b(?!.*\b(?:chahiye|leni|want|need|buy)\b)|(?:दो|तीन) गाड़ि\S+(?!.*(?:चाहिए|लेनी))/iu;
/** A price or a day beside it: the car is looked for. */
const limits = /\b(?:under|below|budget|lakhs?|tak|upto|test ?drive|book)\b|लाख/iu;
/** "Indica thi, bech di": the comma parts one statement. */
const soldAfter = /(?<![\p{L}\p{M}])(thi|tha|थी|था)\s*[,;]\s*(?=(?:\S+ )?(?:bech|bik|sold|बेच|बिक))/giu;
/** "Sample pickup" is a service, and "GST" a tax. */
const pickedUp = /\b(?:sample|home|free|car) pick ?up\b|\bpick ?up (?:service|facility|point|time)\b|\bg\.?s\.?t\b|जी ?एस ?टी/giu;
/** "From petrol to electric": the latter is looked for. */
const fromTo = /\bfrom (?:an? |my )?[\p{L}\p{N}]+ (?=to (?:an? )?[\p{L}\p{N}]+)/giu;
/** The year that a line says of the car that is there. */
export const yearSaid = (text: string): string | undefined => yearAlone.exec(text)?.[1];
/** A year that stands alone: "honda city manual, 2014". */
const yearAlone = /(?:^|[\s,])(19[89]\d|20[0-2]\d)(?=\W*$|\W*(?:model|ki|ka|wali|,))/iu;

export interface VehicleFound {
  sold?: string;
  drives?: string;
  wants?: string;
  /** Nothing said whether the car is there or wanted. */
  isSupposed?: boolean;
  /** What is not wanted. */
  refused?: string[];
}

/**
 * What a sentence says of the visitor's car and of the one they look for.
 * @param isAsked the car was asked for: then a word alone answers
 * @param hasWants something is looked for already: a car named alone is the one that is there
 * @param corrected which of the two a line that only corrects is about
 */
export function vehicleIn(
  text: string,
  {
    isAsked,
    isQuestion,
    hasDrives,
    hasWants,
    corrected,
  }: { isAsked: boolean; isQuestion: boolean; hasDrives: boolean; hasWants: boolean; corrected?: 'drives' | 'wants' | undefined },
): VehicleFound {
  const found: { drives: string[]; sold: string[]; wants: string[] } = { drives: [], sold: [], wants: [] };
  const not: string[] = [];
  let named: string | undefined;
  let target: 'drives' | 'wants' | undefined;
  let isSupposed = false;
  // "I have a Creta myself, but that is not relevant"
  if (noMatter.test(text)) return {};
  for (const part of statements(
    text
      .replace(fromTo, '')
      .replace(soldAfter, '$1 ')
      .replace(pickedUp, ' ')
      .split(
        /[,;.!?।]+|\s(?:and|but|aur|par|lekin|magar|because|instead of|so|isliye|therefore)\s|\s(?:badal ?(?:kar|ke)|bech ?(?:kar|ke)|exchange kar ?ke|de ?kar|बदलकर|बेचकर|देकर)\s|\s(?=(?:i|we) (?:now )?(?:want|need|would like|am looking|are looking|have|drive|own)\b)|(?<=\b(?:hai|he|h) (?:abhi|filhaal)|\b(?:abhi|filhaal) (?:hai|he|h))\s(?=\S)|\s(?:और|पर|लेकिन)\s/iu,
      ),
  )) {
    const clause = part.replace(prefers, '');
    const all = termsOf(clause, text).filter(({ start, end }) => !isCompared(clause, start, end) && !isDisliked(clause, end));
    if (
      looksFor.test(clause) &&
      !(drivesNow.test(clause) && /\b(exchange|deni|bech|(?:give|sell|trade|replace|change|swap)\b.* (?:my|our)\b)/i.test(clause))
    )
      target = 'wants';
    else if (drivesNow.test(clause)) target = 'drives';
    else if (corrected && all.some(({ kind }) => kind === 'make')) target = corrected;
    const clauseTerms = all.filter(({ kind }) => kind !== 'plain');
    if (ofOthers.test(clause)) {
      named = clauseTerms.find(({ kind }) => kind === 'make')?.text ?? named;
      target = undefined;
      continue;
    }
    if (named !== undefined && likeThat.test(clause)) found.wants.push(`like ${named}`);
    if (hasNot.test(clause) && !looksFor.test(clause) && clauseTerms.some(({ kind }) => kind === 'make' || kind === 'body')) continue;
    if (clauseTerms.length === 0 || cannotGetIn.test(clause) || whoWould.test(clause)) continue;
    // "A tempo hit us", "I drove trucks in Leh": no car that is there, and none that is wanted.
    if (isPast.test(clause) && !looksFor.test(clause) && !drivesNow.test(clause)) continue;
    const alike = clauseTerms.find(
      ({ kind, start, end }) => kind === 'make' && (isLike.test(clause.slice(0, start)) || likeAfter.test(clause.slice(end))),
    );
    if (alike) {
      const word = likeAfter.exec(clause.slice(alike.end));
      const others = clauseTerms.filter((term) => term !== alike);
      found.wants.push(word ? `${alike.text} ${word[1] ?? word[2]}` : `like ${alike.text}`);
      if (others.length > 0) found.wants.push(phraseOf(clause, others));
      continue;
    }
    // "My first was a Padmini", long ago: neither driven nor looked for.
    if (was.test(clause) && !sells.test(clause) && !looksFor.test(clause) && longAgo.test(text)) continue;
    if (!isQuestion && sells.test(clause) && !sellsLater.test(clause) && clauseTerms.some(({ kind }) => kind === 'make')) {
      found.sold.push(phraseOf(clause, clauseTerms));
      continue;
    }
    const isListed =
      clauseTerms.length === 1 && clauseTerms[0]?.text === clause.trim() && termsOf(text).some(({ kind }) => kind === 'seater');
    // "What does a Fortuner cost these days?" tells of no car that is there.
    if (isQuestion && target === 'drives' && !owns.test(text)) target = undefined;
    if (isQuestion && target === undefined && !isListed && !ownCars.test(clause)) continue;
    if (
      isChoice.test(clause) &&
      clauseTerms.length > 1 &&
      (isQuestion || (!takesEither.test(clause) && clauseTerms.some(({ kind }) => kind === 'fuel' || kind === 'gearbox')))
    )
      continue;
    const wanted = clauseTerms.filter(
      ({ start, end }) =>
        !refused.test(`${clause.slice(Math.max(0, start - 12), start).replace(setsRight, '')}|${wordsWithin(clause.slice(end), 8)}`),
    );
    not.push(...clauseTerms.filter((term) => !wanted.includes(term)).map(({ text: said }) => said));
    if (wanted.length === 0) continue;
    // "Is an old car taken in exchange?", "petrol has become dear": neither is driven or looked for.
    if (isQuestion && exchanged.test(clause) && wanted.every(({ kind }) => kind === 'age')) continue;
    if (!looksFor.test(clause) && tooDear.test(clause) && wanted.every(({ kind }) => kind === 'fuel')) continue;
    const isMake = wanted.some(({ kind }) => kind === 'make');
    // Whoever names the year of a car speaks of one that is there.
    if (target === undefined && isMake && (wanted.some((term) => spelled(clause, term) !== term.text) || yearAlone.test(text)))
      target = 'drives';
    // A scooter or a tractor is there, and no showroom of cars sells one.
    // A fuel alone is driven by nobody.
    if (target === 'drives' && wanted.every(({ kind }) => kind === 'fuel') && found.drives.length === 0 && !hasDrives && !owns.test(clause))
      continue;
    const isBeside = besideCar.test(clause) && !looksFor.test(clause);
    if (isBeside) target = 'drives';
    // "My Polo": it is there, and so is a car of another maker that is named without a wish: the showroom sells its own three.
    const isMine =
      isMake && wanted.some(({ kind, start }) => kind === 'make' && mine.test(clause.slice(0, start))) && !looksFor.test(clause);
    const isOneOf = isMake && wanted.some(({ kind, start }) => kind === 'make' && oneOf.test(clause.slice(0, start)));
    const isChosen = isChoice.test(clause) && wanted.filter(({ kind }) => kind === 'make').length > 1;
    if (target === undefined && hasSeveral.test(text) && isMake) target = 'drives';
    if (target === undefined && !isMine && (isOneOf || isChosen)) target = 'wants';
    const isUntold =
      target === undefined && isMake && !hasDrives && !isQuestion && !ownCars.test(clause) && (hasWants || !limits.test(text));
    if (isMine || isUntold) target = 'drives';
    if (isUntold && !isMine && !hasWants) isSupposed = true;
    // "I drive a Swift, SUV for five": one car is driven, and what comes after it is looked for.
    // "He has a Wagon R, manual": the gearbox of that car.
    const isOfThat = wanted.every(({ kind }) => kind === 'fuel' || kind === 'gearbox') && isAlone(clause, wanted) && !only.test(clause);
    if (target === 'drives' && !isMake && found.drives.length > 0 && !drivesNow.test(clause) && !besideCar.test(clause) && !isOfThat)
      target = 'wants';
    const to =
      ownCars.test(clause) || (!isMake && target !== 'drives')
        ? 'wants'
        : (target ?? (isAsked && !hasDrives ? 'drives' : isQuestion ? undefined : 'wants'));
    if (to) found[to].push(phraseOf(clause, wanted));
  }
  const { drives, sold, wants } = found;
  return {
    ...(sold.length > 0 && { sold: sold.join(', ') }),
    ...(drives.length > 0 && { drives: drives.join(', ') }),
    ...(drives.length > 0 && isSupposed && { isSupposed }),
    ...(wants.length > 0 && { wants: wants.join(', ') }),
    ...(not.length > 0 && { refused: not }),
  };
}

/** Clauses without a sign between them, by the verbs that end them: "abhi dzire hai ertiga leni hai". */
const statements = (clauses: readonly string[]): string[] =>
  clauses.flatMap((clause) => {
    const ends = [...clause.matchAll(verbAtEnd)].map(({ 0: verb, index }) => index + verb.length);
    const namesCar = (text: string) => termsOf(text, clause).some(({ kind }) => kind !== 'plain');
    const isOther = (text: string) =>
      looksFor.test(text) || termsOf(text, clause).some(({ kind }) => kind === 'make' || (kind === 'fuel' && whoWould.test(text)));
    const at = ends.find((end) => namesCar(clause.slice(0, end)) && namesCar(clause.slice(end)) && isOther(clause.slice(end)));
    return at === undefined ? [clause] : [clause.slice(0, at), ...statements([clause.slice(at)])];
  });
/** "Bijli wali hamare gaon mein kaun charge karega": nobody, and so it is not wanted. */
export const whoWould =
  /\b(?:kaun|kahan|kaha|kaise|who|where|how) (?:\p{L}+ ){0,2}(?:charge|bhar|repair|theek|sambhal|milegi|milega)|कौन (?:[\p{L}\p{M}]+ ){0,2}(?:चार्ज|भर|ठीक|संभाल)|कहाँ (?:चार्ज|मिलेग)/iu;
const verbAtEnd = /(?<![\p{L}\p{M}])(?:hai|hain|he|h|hoon|hu|hun|chahiye|chahie|है|हैं|हूँ|हूं|चाहिए)(?=\s)/giu;

const isAlone = (clause: string, terms: readonly Term[]): boolean =>
  clause.trim().split(/\s+/).length <= terms.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) + 2;
const only = /\b(?:only|hi|bas|chalegi|please)\b|ही|बस/iu;

/** "Nahi yaar petrol hi": the no is of what was said before. */
const setsRight = /^[^\p{L}\p{M}\p{N}]*(?:no|nope|nahi+n?|नहीं)[\s,]+(?:yaar|bhai|na|sorry|ji|wait|यार|भाई)\s+$/iu;
/** "Nahi, hatchback better rahegi": the no is of what was said before. */
const prefers =
  /^[^\p{L}\p{M}\p{N}]*(?:no|nope|nahi+n?|नहीं)[\s,]+(?=\S.*\b(?:better|best|rahegi|chalegi|chahiye|only|instead|theek|thik|final|le lo|lo)\b|\S.*(?:चाहिए|बेहतर|रहेगी))(?!.*\b(?:nahi+n?|mat)\b.*\b(?:nahi+n?|mat)\b)/iu;
const wordsWithin = (text: string, length: number): string =>
  /^[\p{L}\p{M}]/u.test(text.slice(length)) ? text.slice(0, length).replace(/[\p{L}\p{M}]+$/u, '') : text.slice(0, length);

/** Terms side by side make one phrase; others are apart by commas. */
function phraseOf(clause: string, wanted: readonly Term[]): string {
  let phrase = '';
  let end = 0;
  for (const term of wanted) {
    const isBeside = phrase !== '' && clause.slice(end, term.start).trim() === '';
    phrase += `${phrase === '' ? '' : isBeside ? ' ' : ', '}${spelled(clause, term)}`;
    end = term.end;
  }
  return phrase;
}
