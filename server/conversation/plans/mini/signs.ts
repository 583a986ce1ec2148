/** Turns of phrase that tell what a line wants: an answer, a step, another case. */

export const asksFinding =
  / (case solved|so what is it|what is it then|what is the pattern|what is my pattern|(?:what is|whats|tell me|give me|your|now the|ok the|aapka|apka|tumhara) (?:the |your |tera |apka |aapka )?(?:guess|verdict|findings?|conclusion|theory|faisla|nateeja|phaisla)|what did you find|(?:to )?(?:pattern|chakkar|cause|reason|vaja|karan) kya (?:hai|nikla|mila)|what is the pattern|what do you (think|see|say)|apko kya lagta|culprit|who did it|who is guilty|what is causing|what is the (reason|cause)|did you find|chor kaun|asli (chor|vaja|karan)|samasya kya|problem kya|dikkat kya|what is the problem|whats the problem|which one|which is it|vahi (?:vaja|karan|chor)|actual clue|real clue|the clue here|main clue|whos? the culprit|who is it then|the thief|chor kon|chor hai|kya suraag|suraag kya|kya samjha|kya samjhi|kya dhoondh\w*|kya pakda|what is going on with me|whats going on with me|mujhe kya ho (raha|gaya)|konsa wala|kaunsa wala|kaun sa wala|kya pattern|pattern kya|mujrim|natija kya|natija|to kya hai yeh|kya lagta hai|vaja kya|kya vaja|paitarn kya|kya paitarn|samajh aya kya|konsa pattern|kaun hai mujrim|what came out|kya nikla|(?:what|kya) .*(?:hiding|hide|hides|covering up|chup\w*)|(?:ke|iske|uske) piche (?:asal mein |asli )?kya|kya chak+ar|chak+ar kya|kya mamla|mamla kya|kahani kya|what is (?:it|this) (?:really |actually )?about) |^ (so|and so|and|to|toh|so then|phir) $/;

/** Asks for the finding in so many words, and can mean nothing else. */
export const asksVerdict =
  / (verdict|findings?|conclusion|faisla|phaisla|nateeja|natija|(case|mystery) (solved|sulajh\w*|solve)|what did you find|kya (pakda|pata chala|dhoondh\w*|mila)|(what|so what) is (it|behind it) then|who is the culprit|chor kaun|vahi (vaja|karan|chor)|what is the pattern|pattern kya) /;

export const asksEither = / (or|ya|ya phir|ya fir) /;

export const asksSuspect =
  / (because of|due to|ki vaja|vaja se|blame|is it the|is it my|is it|so it is|so its|could it be|kya yeh|kahin|hi (problem|vaja|karan|dikkat|chor)|(problem|vaja|karan) hai kya|is the (problem|reason|culprit)) /;

/** "Is it my fault", "to meri galti nahi hai". */
export const ofFault =
  / (whose|who is|who s|kiski|kis ki) (hai )?(at )?(fault|galti|galati|mistake)| (galti|galati) (kiski|kis ki) | (my|mine|meri|mera|mere) (own |hi )?(fault|galti|galati|kasoor|kasur|mistake|dosh) | (galti|galati|kasoor) (meri|mera) | (katil|qatil|kaatil|culprit|mujrim|chor|killer) (main|mai|me|mein) (hi |hu |nikl\w+ |tha |thi )*| (i am|im|am i) (the|only the) (culprit|killer|thief|problem|reason) /;

/** What to write each evening. */
export const asksToNote =
  / (what|kya|which|how) .*(write|note|track|record|likh\w*|ginu\w*) | (write|note|likh\w*) (what|kya) | kya (likh\w*|note) /;

/** Whether the visitor is bad: "am i a liar", "to main jhoothi nahi hu". */
export const ofWorth =
  / (am i|i am|im|i was|main|mai) (just |so |really |a |an |hi |itn[ai] |bahut |sach mein |to )*(bad|liar|weak|lazy|crazy|mad|pagal|jhooth\w*|jhuth\w*|kamjor|kamzor|bura|buri|als[ai]|aalsi|abnormal|selfish|failure|stupid|broken|evil|ganda|gandi|matlabi|kharab)(?! (kar|ho|kiya|hua|hui)) /;

/** An illness that she is asked to name or to rule out. */
export const ofIllness =
  / (am i|i am|im|i have|do i have|is it|kya mujhe|mujhe) (not )?(going |getting |kahin |koi |have )?(senile|dementia|alzheimers?|cancer|tumou?r|adhd|ocd|bipolar|autis\w*|diabet\w*|thyroid|heart (attack|problem)|bimari) /;

/** A step that no guess decides: to resign, to part. */
export const ofBigStep =
  / (should|shall|do) i .*(resign|quit|papers|divorce|break ?up|leave (him|her|my|the job|this)|move out|marry)|(istifa|resign|talak|breakup|naukri chod\w*) .*(du|de du|dun|karu|kar du|chahiye) /;

/** Doubts the finding: "but that is just being a good friend?". */
export const doubtsFinding = /^ (hmm |ok |oh )?(but|lekin|par|magar|i do not (fully )?agree|not sure|isnt that|is not that) /;

/** Why it stays away there: "so why not flights?". */
export const asksWhyNot = / (why|kyu\w*|kyo\w*) (not|never|nahi)( |$)| (nahi|kabhi nahi) (kyu\w*|kyo\w*) /;

/** How to refuse somebody. */
export const asksToRefuse = / (mana|inkar|na) (kaise|kese) | (kaise|kese) (mana|inkar) |how (do|to|can|should) (i )?(say no|refuse) /;

/** How the guess is tested. */
export const asksToCheck =
  / how (do|can|will|would|should) (i|we) (check|test|prove|confirm|find out|know|be sure)|kaise (pata|check|confirm|jaanu|janu) /;

export const asksToTry =
  / (should|shall|can|could|may|must) i (try|do|stop|start|switch|change|move|keep|avoid|use|put|skip|call|go|take|drink|eat|sleep|leave|give)|would it help|would that help|try kar\w*|^ (to |toh )?kya .*\w(au|aun|lu|lun|du|dun|ru|run)( kya)? $|kya (main|mujhe) .*(karu|chod\w*|du|band|karna|chahiye)|karu kya|(kar|chod|chhod) (du|dun|doon|dena) /;

export const asksAtAll =
  / (what|which|why|how|is it|is this|is that|kya|kaun|konsa|kyu|kaise|batao|bataiye|bata do|give me|tell me|do i|should i|can i|any|agar|what if|if it) /;

/** Said to her, or told her to do: no clue. */
export const isForHer =
  / ((?<!thank )you|your|yourself|u|tum|tumhe|tumhara|ap|apko|apka|tu|mini) |^ (prove|show|tell|give|stop|go|leave|say|talk|let|hi|hello) /;

/** Begins with "when" and tells. */
export const tellsWhen = /^ (when|while|whenever|jab|jab bhi) (?!(do|does|did|is|are|was|should|will|can|to|exactly)\b)/;

/** It happens again and again, whatever it is. */
export const repeats =
  / (every time|everytime|always|keep|keeps|again and again|whenever|every (day|week|month|year|night|morning|evening)|har bar|bar bar|hamesha|jab bhi|roj) /;

export const speaksOfSelf =
  / (i|my|me|we|our|us|main|mera|meri|mere|mujhe|mujhse|hum|hamare|har|every|always|again|bar bar|baar baar|hamesha|roj|keeps?|never) /;

/** Tells of the visitor in the first person. */
export const saysI = / (i|im|my|main|mai|mujhe|mera|meri|mere|mujhse) /;

/** Something was tried, or cannot be done. */
export const triedAlready =
  / (tried|already (do|did|done)|try kiya|koshish|does not work|did not work|nothing works|kuch kam nahi|doesnt work|didnt work|not possible|possible nahi|mumkin nahi|nahi kar (sakt\w*|pa\w*)|cant do that|kam nahi) /;

/** "Mana nahi kar pata": a clue, and no trial. */
export const cannotRefuse = / (mana|inkar|na) nahi (kar|bol|keh)|cant (say no|refuse)|cannot (say no|refuse) /;

/** Points at what matters: when it is only then, why it is. */
export const pointsAt =
  / (because|(?:is|was) (?:the|my|our) (?:problem|reason|culprit|trigger|issue)|(?:problem|vaja|dikkat) (?:yahi|vahi|yehi) hai|only when|only if|only with|only for|only after|only on|every time (he|she|they|i|my|we)|whenever|(that|those|these|this|same) (days?|time|hour) (i|we|he|she|they|my|everyone)|when (my|he|she|they|everyone|nobody|no one|there|the|i am)|instead|kyunki|kyuki|kyonki|tabhi(?! se)|tab tak|usi (time|samay|vakt|vaqt)|us (samay|vakt|vaqt)|jab (jab|bhi)|jab (vo|voh|woh|mere|meri|pati|patni|ghar|sab|koi|main)|(ki|uski|isi) vaja se|mana nahi (kar|bol)|na nahi (kar|bol)|cant say no|cannot say no|sirf (usi|us|tab|uske|unke)) /;

/** Concludes and waits for a nod: "so it is the nap", "it is his fault, no". */
export const wantsNod = /^ (so|to|toh|matlab) (it is|its|it was|not|the|that is|vo|yeh|ye) | (right|isnt it|agar .* (to|toh)) $/;

/** A laugh, an "ah": heard, and no clue. */
export const onlySounds = /^ (ha+|haha\w*|hehe\w*|lol|wow|nice|oh|ah+|acha|accha|hmm+|ok|okay) /;

/** A no that tells nothing else. */
export const bareNo = /^ (no|na|nahi|nope|not really|never)( (no|nahi|never|not really|nothing|kabhi nahi|bilkul nahi|ji|maam|mini))* $/;

/** Thanks and nothing else, whoever is thanked. */
export const onlyThanks = /^ (ok |okay )?(thank you|thanks|thankyou|shukriya|dhanyavad|dhanyavaad)( \S+){0,2} $/;

/** What to tell the doctor. */
export const asksForDoctor =
  / (what|how|kya|kaise) .*(tell|say|show|explain|bata\w*|bolu\w*|kahu\w*).* (doctor|dr) | (doctor|dr) .*(kya|what|kaise) (bata\w*|bolu\w*|kahu\w*|tell|say)/;

/** What to say to a person. */
export const asksWhatToSay =
  / (should|shall|can) i (tell|talk to|speak to|ask) (him|her|them|my)| (ko|se) (bolu|bolun|batau|bata du|bol du|kahu|keh du)( kya)? | (a|one|ek) (line|sentence|message|msg|vakya) (i can|to (start|say|send)|for|that|jo|copy|bol\w*)| (what|how) (should|do|can|shall|could|must) i (say|tell|ask|reply|answer|talk|speak)| (kya|kaise) (bolu|bolun|kahu|kahun|bolna|kehna|baat karu)| how (do|can|should|to) (i )?(even |ever )?(say|tell|ask|bring) /;

/** Goes on with what was told before. */
export const goesOn = /^ (and|but|also|so|then|because|maybe|fir|phir|aur|par|lekin|bhi|kyunki|to|toh) | (bhi|also|too) /;

/** Begins with somebody else. */
export const ofAnother =
  /^ (?:ok |fine |so )?(he|she|they|vo|voh|woh|uska|uski|unka|unki|my (husband|wife|son|daughter|boyfriend|girlfriend|friend|brother|sister)) /;

/** Agrees with what was found. */
export const agrees =
  / (good idea|nice idea|makes sense|make sense|thats true|that is true|so true|sahi (bat|lag|hai|kaha)|bilkul|true|interesting|fits|never (thought|saw|noticed|realised|realized)|(kabhi|pehle) (\w+ )?nahi socha|socha (hi )?nahi|aisa socha|makes so much sense) /;

export const asksIfNot =
  / (what if (it|this|that|nothing)|agar (na|nahi|isse|phir bhi|fir bhi|kam)|aur agar isse|if (it|this|that) (does|do|did) not|(if|and) (it |we |i |he |she |they )?still|still (fight|happens?|comes?|same)|(phir|fir|tab) bhi (ho|na|nahi|aaye|aye|jhagda)|nahi (hua|hota|chala|kam)|not work|kam (nahi|na)|fayda (nahi|na)) /;

/** A step that was begun and given up: "what if i open the drawer and close it again". */
export const asksHalf =
  / (if|agar|suppose) .*(again|back|forget|forgot|fail|cannot|cant|can not|bhool\w*|phir se|fir se|miss|skip|chhut\w*|chhoot\w*|lazy|nahi (kar|ho) (pay\w*|saka|saki|sakti|sakta)) /;

/** What to eat: "what can i eat at 7". */
export const asksToEat = / (what|kya) (\w+ ){0,4}(eat|kha\w{1,4}) /;

/** How a thing is to be done: "and how do i do that". */
export const asksHow = / (how (do|can|could|should|to|will) (i|we)?|kaise (karu\w*|kare\w*|karna|bachau\w*|rakhu\w*|lau\w*|ho|hoga)) /;

export const asksForStep =
  / (kuch (de do|dedo|batao|bata do|do na)|what (do|should|can|must|shall) (i|we) (try|test|change|do)|what i should (do|try|test|change)|do (i do )?(different|differently)|(one|1|ek|ek hi|koi) (choti |chhoti |chota |chhota |small |little )?(si |sa )?(bat|chij|kam|thing|cheez|upay|tarika) (bata\w*|bta\w*|batao|do|de|jo|to|i)|jo (main )?(ajma\w*|try|karu\w*|kar saku\w*)|kya (badlu\w*|ajma\w*|try karu\w*)|(kaunsi|konsi|kis|kahan|kaha) .*se shuru|where do i (start|begin)|what to (try|do|change)|is hafte kya|what now|now what|what next|ab kya (kar\w*|hoga)|what else|anything else|something else (to|i)|koi aur (tarika|upay)|kuch aur (tarika|upay|try)|step|track|thing to do|(small|one|little) (thing|change|habit)|something i can do|give me (one|a|some|any)|note down|write down|experiment|kya likh\w*|kya note|kya (alag )?karu|kal kya|next time|how (do|can) i (check|test|find out|try|know)|what (should|do|can) i (do|note|track|write|try)|upay|solution|fix|any (trick|tricks|tip|tips|idea|ideas|way)|koi (tarika|trick|upay)|kya test|(ek )?(chota|chhota) (sa )?(kam|kaam|kadam)|how (do|can|to|should) i? ?(stop|quit|get rid|control|reduce|fix)|how to (stop|quit|control|reduce)|kaise (chod\w*|band|rok\w*|control|kam)|chutkara|kaise sudh\w*|improve|how do i change|kaise badl\w*) /;

export const isCorrection = /^ (no|nahi|na|nope|not|actually|sorry|wait|asal mein|galat|wrong) /;

/** Says anew what was said before. */
export const isAnew = / (sorry not|sorry its|sorry it is|actually its|galti se|i meant|i mean|meant|matlab|balki) /;

/** Tells no event: since when it is, how sure one is, what one does not do at all. */
export const tellsNoEvent = /^ (since|after few|for|from|always|maybe|i dont|dont|we dont|i think|nahi|kabhi nahi|shayad|pata) /;

export const changesCase =
  / (lets talk about|let us talk about|another (thing|case|problem|one)|different (thing|case|problem)|something else|leave (it|that|this)|forget (it|that)|never mind|chod[oi]\w*|rehne do|dusr[ai] (bat|chij|case|problem)|ek aur|new case|one more (thing|problem|case)|instead) /;

export const isPlan =
  / (likht[ai] hu|rakht[ai] hu|dekht[ai] hu|\w{2,}ung[ai]|i can do|nikal sakt\w*|rakh sakt\w*|kar lung\w*|kar leti|(i|we) (will|ll|shall|can try|am going to)|ill|will (do|try|see|test|note|write)|try|karunga|karungi|karenge|dekhunga|dekhungi|karke dekh\w*) /;

export const isShort = (text: string): boolean => text.trim().split(/\s+/).length <= 4;

/** Which of the clues is wrong, in answer to just that question. */
export const slotNamed = (text: string): 'when' | 'before' | 'who' | undefined =>
  / (before|p[ae]hle|just before|wali bat|vali bat) /.test(text)
    ? 'before'
    : / (time|when|day|hour|samay|din|kab|vakt|vaqt) /.test(text)
      ? 'when'
      : / (who|person|people|insan|kaun|log) /.test(text)
        ? 'who'
        : undefined;

/** A conclusion put to her: "so the clue is the phone?", "matlab taali ke liye karta hun?". What is concluded follows. */
const concluding =
  /^\P{L}*(?:(?:oh|ok|okay|hmm|wait|acc?ha|ah)[\s,]+)*(?:(?:so|then|that means|which means|meaning|are you saying|you are saying|you mean|iska matlab|matlab|yaani|yani|to|toh)|(?:तो|मतलब|इसका मतलब|यानी|यानि))(?![\p{L}\p{M}])[\s,:]*/iu;
const ofClue =
  /^(?:(?:maybe|basically|it means|you mean|aap ka matlab|ki|कि)\s+)?(?:(?:(?:it|this|that) is|it'?s|its|the (?:clue|pattern|culprit|reason|real reason|suspect|answer|thing) is)(?: that| because| about)?|(?:suraag|wajah|vajah|chor|asli (?:baat|wajah))(?: yeh| ye)? (?:hai )?(?:ki)?)\s+/iu;
/** It asks for something, instead of concluding. */
const asksAnew =
  /^(?:what|which|why|how|who|whom|when|where|should|shall|can|could|will|would|do|does|did|is|are|am|kya|kyu\w*|kyo\w*|kaise|kaun\w*|kon\w*|kab|kaha\w*|kitn\w*|nothing|no|yes|haan|nahi|ok|bye)(?![\p{L}\p{M}])|^(?:क्या|क्यों|कैसे|कौन|कब|कहाँ|कहां|कितन)|(?<![\p{L}\p{M}])(?:kya|kyu\w*|kaise|kaun|kab|karu+n?|karoon|क्या|क्यों|कैसे|कौन|करूं|करूँ)(?:\s+(?:hai|hain|है|हैं))?\P{L}*$|\b(?:what|which|why|how)\b/iu;

/** What the visitor concludes, in their own words; undefined where the line asks or only goes on. */
export function conclusionIn(message: string): string | undefined {
  const rest = message.replace(concluding, '');
  if (rest === message) return undefined;
  const said = rest.replace(ofClue, '').trim();
  const words = said.replace(/(?:\s+(?:isliye|isi liye|इसलिए|right|na|ना))?[\s?!.।]*$/iu, '').trim();
  return asksAnew.test(words) || words.split(/\s+/).length < (said === rest.trim() ? 3 : 1) ? undefined : words;
}

/** A parent or a partner "went" then, and nowhere is said. */
export const mayMeanDeath =
  / (papa|pitaji|pita|dad|father|mummy|maa|mother|mom|dadi|dada|nani|nana|bhai|pati|patni) (bhi |also |too )?(\w+ (ko|mein|me) |on \w+ |that day |us din |usi din )(gaye the|gay the|gaya tha|gayi thi|gai thi|chal base|chale gaye|chali gayi|left us|went) $/;

/** "Is it the posting?", "could it be my sister?": what is asked about, in the visitor's words. */
export function thingAsked(message: string): string | undefined {
  const [, said = ''] =
    /\b(?:is it|is that|was it|could it be|can it be|maybe it is|maybe its)\s+(?:because of |about |due to )?((?:the|my|her|his|their|that|this)\s[\p{L}' ]{3,40}?)\s*\?*$/iu.exec(
      message,
    ) ?? [];
  return said === '' || said.split(/\s+/).length > 6 ? undefined : said.trim();
}

/** "To ye bhookh hai ya aankh hai?": two things set against each other, in the visitor's words. */
export function twoAsked(message: string): readonly [string, string] | undefined {
  const lead = /^(?:(?:so|to|toh|then|ok|hmm|is it|was it|it is|its|kya|ye|yeh|yah|wo|vo|तो|क्या|ये|यह|वो)[\s,]+)+/iu;
  const tail = /\s+(?:hai|hain|ka|ki|ke|kasoor|kya|right|है|हैं|का|की)$/iu;
  const bare = (part: string): string => {
    let said = part
      .replace(/[?.!।]/g, '')
      .trim()
      .replace(lead, '')
      .trim();
    while (tail.test(said)) said = said.replace(tail, '');
    return said;
  };
  // "Should I tell him or make it a game" sets no two things against each other.
  if (/^\W*(?:so |ok )?(?:should|shall|can|do|will|must)\b/i.test(message)) return undefined;
  const parts = message.split(/\s(?:or|ya|या)\s/iu).map(bare);
  const [a = '', b = ''] = parts;
  return parts.length === 2 &&
    a !== '' &&
    b !== '' &&
    a.split(/\s+/).length <= 4 &&
    b.split(/\s+/).length <= 4 &&
    !/^(?:not|nahi|नहीं|kya|what)$/iu.test(b)
    ? [a, b]
    : undefined;
}

/** Dates told one by one. */
export const datesTold =
  / \d+ (?:to \d+ )?(jan|feb|march|april|may|june|july|aug|august|sept?|september|oct|october|nov|november|dec|december)\w* .*\d/;

export const notDaily =
  / (roj|daily|every ?day|har din|har roj) (\w+ )?(\w+ )?nahi | not (every ?day|daily) | (not|nahi) (every ?day|daily|roj) /;

/** "Sorry, wednesday and thursday": the clue anew. */
export const mends = /^(?:sorry|no correction|correction|oh sorry|maaf)[\s,]+(?:it|its|it's|on|at|around|\p{L}*day|\d)/iu;

/** Somebody near has died, in other words than "died". */
export const ofDeath =
  / (he|she|wife|husband|father|mother|dad|mom|papa|mummy|son|daughter|brother|sister|friend) (has |had )?(passed|expired|died)( away)? | (nahi rahe|nahi rahi|guzar gay\w*|gujar gay\w*|chal bas\w*) /;

/** "Matlab asli match papa ke sath hai". */
export const concludesPlainly =
  /^ (wait |so |oh |ok )?(are you saying|you are saying|you mean)|^ (matlab|yani|iska matlab|so it is|so its|so i am|so im|so not|that means|meaning) /;

/** Somebody else asks: "papa puchte hai fees kab doge". */
export const reports =
  /^ are (han|haan|nahi|yaar|yar|bhai|vo) |^ (samaj|samajh|pata|malum) nahi |^ (i )?do not (know|understand) (what|which|when|why) | (friends?|people|colleagues|teacher|dost|papa|mummy|maa|boss|manager|he|she|they|everyone|sab|log|vo|voh|wife|husband|saas|\w+ (?:ne)) (\w+ )?(puch\w*|kehta|kehti|kehte|kahte|bolta|bolti|bolte|bola|boli|kaha|says?|said|asks?|asked|tells? me|told me) /;
