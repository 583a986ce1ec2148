import { kin, type Rule } from './pattern-rule.ts';

/** Words that mean a danger to the body, or from fire, gas, a way that was lost. The first that a line matches counts. */
export const bodyRules: readonly Rule[] = [
  [
    'overdose',
    /\b(i|he|she|they|someone|maine|mene|usne|bache ne|bete ne|beti ne|bachi ne|child|son|daughter|baby|kid|todler|brother|sister|husband|vife) (have |has |just |already |galti se |accidentaly |by mistake )*(took|taken|taken|svaloved|drank|drunk|eaten|ate|consumed) (\w+ ){0,4}(poison|fenyl|fenil|harpic|bleach|pesticide|kerosene|acid|al out|detergent|toilet cleaner|rat kil\w*|sulfas|batery|turpentine|petrol)\b/,
  ],
  [
    'overdose',
    /\b(jahar|jeher|fenail|fenil|fenyl|harpic|kitnashak|tejab|sulfas|miti ka tel|acid|bleach|petrol) (kha|pi|nigal) ?(li|lia|ga|gai|gaya|gayi|chuk|rakh|kar)/,
  ],
  [
    'overdose',
    /\b(took|taken|svaloved|eaten|ate|popped|poped|had) (\w+ ){0,3}(\d{2}|ten|fiften|tventy|thirty|fifty|many|al|handful|vhole|entire|ful|strip|to many|bunch|lot) (\w+ ){0,4}(pils?|tablets?|capsules?|crocins?|paracetamols?|medicines?|slep\w*|strips?|botles?|dolos?|calpols?|combiflams?|alprax|diazepams?)\b/,
  ],
  [
    'overdose',
    /\b(\d{2}|das|pandrah|bis|tis|sari|puri|pura|bahut sari|kai) (\w+ ){0,3}(goli|golia|golian|dava|davai|davaian|tablet|crocin|pata|pate) (\w+ ){0,2}(kha|nigal|le) ?(li|lia|gaya|ga|gai|chuk)/,
  ],
  [
    'pregnancy',
    /\b(pushed|kick(s|ed)|dhaka|gir (ga|pad)\w*|fel (?!in\b|for\b|aslep)|sliped|fisal\w*)\b.*\b(pregnan\w*|garbh\w*|pet se)\b|\b(pregnan\w*|garbh\w*|pet se)\b.*\b(pushed|kicked|dhaka|gir (ga|pad)\w*|fel (?!in\b|for\b|aslep)|sliped|fisal\w*)/,
  ],
  [
    'breath',
    /\b(svalov\w*|nigal\w*) .{0,12}\b(coin|batery|magnet|button|sika|sel)\b|\b(coin|batery|magnet|sika) .{0,16}\b(svalov\w*|nigal\w*)/,
  ],
  [
    'breath',
    /\bsans len[ea] me\b.{0,10}\b(dikat|taklif|pareshani|mushkil|muskil)\b|\b(dificulty|trouble) (in )?breathing\b(?! (exercise|practi))/,
  ],
  // Short cries that the examples alone do not tell from ordinary lines.
  [
    'breath',
    /^(?!.*\b(laugh\w*|jok\w*|fun\w*|has\w*|jeans|clothes|kapd\w*|dres|ofice|nose|nak|cold|jukam|mask|vork|news|nevs)\b).*\bcan ?not breathe?( (properly|vel|at al|nov|asthma|please|help|it))?( .*\b(asthma|inhaler|chest|lips|blue|throat)\b.*)?$/,
  ],
  [
    'leak',
    /^(?=.*\b(kitchen|rasoi|flat|ghar|house|home|rum|building|cylinder|silender|stov|stove|chul\w*|pipe|vhole|everyvhere|har jagah)\b)(?!.*\b(stomach|pet|fart\w*|padh?\w*|acidity|tumy|bely|khali|khatam|ghoda|petrol|nahi a rah\w*)\b).*\b((gas|lpg) (ki |ka |jaisi )?(smel\w*|badbu|gandh|bu|leak\w*|lik)\b|smel(s|ing)?( of| like)? (gas|lpg)\b)/,
  ],
  [
    'fit',
    /\b(is|are|has ben|started|ben)? ?(shaking|jerking|tvitching|convulsing) (badly |violently )?(on the (flur|flor|ground|bed)|al over)\b|\b(jamin|farsh|flur|flor|zamin) (par|pe) (gir ?kar |pada |padi )?(kan?p|tadap|jhatk|chatpat)\w*/,
  ],
  [
    'labour',
    /^(?!.*\b(back|kamar|knee|head|sar|sir) (ka |me )?(dard|pain)\b)(?=.*\b(9|nau|nauva|nauvan|nin|nine|ninth|9th|39|40|38) ?(th|va|van)? ?(mahin\w*|months?|veks?|hafte)\b).*\b(dard|pains?|contractions?|peeda|pida)\b.{0,16}\b(shuru|start\w*|begun|began|uth rah\w*|a rah\w*|every)\b/,
  ],
  ['breath', /\bsans (hi )?nahi (a|le)\b|\b(can ?not|cant|unable to) breath\b(?! (of|from) (laugh|has))/],
  [
    'infant',
    /\b(bach\w*|baby|munn?[aie]|shishu|navjat|infant|nevborn|din k[aei]|mahin\w* k[aei])\b.*\b(dudh|milk|fid\w*|fed\w*|suck|breast)\b.{0,24}\b(nahi|not|refus\w*|band|stop\w*|bina)\b.*\b(dhil\w*|sust|limp|flopy|thand\w*|cold|drovsy|slip\w*|sota|soti|so rah\w*|jag\w*|bukhar|fever)\b/,
  ],
  [
    'infant',
    /\b(dudh|milk|fid\w*|fed\w*|suck|breast)\b.{0,16}\b(nahi|not|refus\w*|band|stop\w*)\b.*\b(dhil[aei]|limp|flopy|chust[ai] hi nahi|sust (hai|ho|sa|si|pad))\b/,
  ],
  // Loose motions or vomiting that have dried somebody out; what is said of a newborn stays with the newborn.
  [
    'dehydration',
    /^(?!.*\b(din|hafte|mahin\w*|months?|veks?|days?) (k[aei]|old)\b)(?=.*\b(ankh\w*|eyes?|ansu|tears|sust|drovsy|dast|l[ou]+se? motions?|diar\w*|ulti\w*|vomit\w*|muh sukh\w*|dry mouth)\b).*\b((peshab|pishab|susu|urine)\b.{0,16}\b(nahi|not|band|stoped)|(no|nahi|not pas\w*|not passed) (any )?(urine|peshab|susu)|not (pe+|pi|peing|pid|urinat\w*))\b/,
  ],
  [
    'dehydration',
    /^(?!.*\b(din|hafte|mahin\w*|months?|veks?|days?) (k[aei]|old)\b)(?=.*\b(dast|l[ou]+se? motions?|diar\w*|ulti\w*|vomit\w*)\b).*\b(sunken|dhan?s (ga|rah)\w*|sust (hai|ho|pad)\w*|drovsy|no tears|bina ansu)\b/,
  ],
  ['fire', /\b(kadh?ai|karahi|pan|tel|oil)\b.{0,12}\bag lag\w*|\b(oil|pan)\b.{0,8}\b(is on|caught|vent on) fire\b/],
  // Somebody who cannot be found, a path that was lost, a headache like a blow.
  [
    'missing',
    /^(?!.*\b(toy|khilona|phone|fone|dog|cat|kut\w*|bil\w*|job|tooth|dant|mobile me|game)\b).*\b(bet[aei]|beti|bach\w*|son|daughter|child|kid|dadi|nani|dada|nana|mumy|papa|mother|father|mom|dad|grand(mother|father|ma|pa)|sister|brother|bhai|behen|bhatija|pot[ai])\b.{0,40}\b(kho ga\w*|gum ho ga\w*|gum ga\w*|lapata|(is|has been|gone) mising|lost in (the |a )?(mela|fair|mal|market|station|crovd|bhid|forest|park)|bichad ga\w*|bichud ga\w*|nahi mil rah\w*|can not find (him|her|them))\b/,
  ],
  [
    'lost',
    /^(?=.*\b(trail|path|trek\w*|forest|jungle|jangal|pahad\w*|mountains?|hils?|ghati|valey)\b).*\b((ve|i)( have)? lost (the|our|my) (trail|path|vay|group|guide)|(ve|i) (are|am) lost|(ve|i) can not find (the|our|my) (trail|path|vay)|(rast[ae]) (kho|bhul|bhatak)\w*( gaye| gaya| gayi)?|bhatak ga(y|i|e)\w*|bichad ga\w*|bichud ga\w*)\b/,
  ],
  [
    'headache',
    /\b(vorst|most teribl[ey]|(jindagi|life) ka sabse \w+)\b.{0,16}\b(head ?ache?|(sar|sir) ?(ka )?dard)\b|\b(head|sar|sir)\b.{0,40}\b(explod\w*|bam (fat|fut)\w*|bijli gir\w*|thunderclap|hathod\w*)|\b(explod\w*|thunderclap)\b.{0,24}\bhead/,
  ],
  // Fumes where people breathe them; breath that does not last for a sentence.
  [
    'gas',
    /\b(harpic|toilet cleaner|acid|tejab|vinegar|sirka|amonia|fenyl|fenil|fenail)\b.*\bbleach\w*\b.*\b(cough\w*|khan?s\w*|breath\w*|sans|throat|gala|gale|eyes?|ankh\w*|smel|gas|dhuan?|chakar|dizy|burning|jal)\b|\bbleach\w*\b.*\b(harpic|toilet cleaner|acid|tejab|vinegar|sirka|amonia)\b.*\b(cough\w*|khan?s\w*|breath\w*|sans|throat|gala|gale|eyes?|ankh\w*|smel|gas|dhuan?|chakar|dizy|burning|jal)\b/,
  ],
  [
    'gas',
    /^(?=.*\b(angith\w*|sigdi\w*|sigri\w*|koyl[aei]\w*|coal|charcoal|brazier|bukhari|geyser|generator|kerosene heater|gas heater)\b).*\b(head ?aches?|sar ?dard|sir ?dard|chakar|ulti\w*|vomit\w*|slepy|drovsy|faint\w*|behosh\w*|sust|uth nahi|not vaking|vindovs? (are )?(shut|closed)|band kam\w+|closed rum|kam\w+ band|khidki band|in (the|our) tent|tent me|bedrum|shut every\w*)\b/,
  ],
  // The signs of a stroke as they are seen: a face or a smile that hangs, words that slur.
  [
    'stroke',
    /\b(boli|juban|jaban|javan|avaj|spich|bolne me|bat)\b.{0,16}\b(latapta\w*|latpata\w*|lad?khada\w*|slur\w*|tutla\w*)|\bslur\w* (spich|vords)\b|\bslur(ing|s) (his|her|the|my) vords\b/,
  ],
  [
    'stroke',
    /\b(munh?|mu|chehr\w*|face|smile|hasi|hansi|hans\w*|hont\w*)\b.{0,20}\b(ek taraf|ek or|tedh[aeio]|one side|cruked|tvisted|druping|drups?|druped)\b(?! (ka|ki|ke|of the tooth|pain|dard|dant))/,
  ],
  [
    'stroke',
    /\b(half|one side)( of)?( the| her| his| my)? (face|mouth|lips)\b.{0,20}\b(go\w*|mov\w*|hang\w*|sag\w*|drop\w*|numb?)\b|\b(adha|adhi) (munh?|chehr\w*|hont\w*)\b.{0,24}\b(nahi|latak\w*|sun)\b/,
  ],
  [
    'breath',
    /\b(can ?not|cant|unable|nahi|not able)\b.{0,12}\b(finish|complete|speak|pur\w*|bol pa\w*)\b.{0,14}\b(sentence|vaky\w*)\b|\b(sentence|vaky\w*)\b.{0,14}\b(pur\w*|bol)\b.{0,10}\bnahi\b/,
  ],
  [
    'pregnancy',
    /\b(pet|bely|stomach)\b.{0,12}\b(ke bal|pe|par|on)\b.{0,8}\b(gir|lat|fel|land)\w*.*\b(garbh|pregnan\w*|mahina|month)\b|\b(garbh\w*|pregnan\w*)\b.*\b(pet|bely)\b.{0,16}\b(gir|lat|mar|hit|kick|fel|dhaka)\w*/,
  ],
  [
    'heart',
    /\b(heav(y|ines)|tightnes|tight|presure|veight|bhari|jakdan)\b.{0,16}\b(chest|sine|chati)\b|\b(chest|sine|chati)\b.{0,16}\b(heavy|tight|presure|bhari\w*|jakdan)\b/,
  ],
  ['bleeding', /^(kaka |please |help )?(i am|i m|he is|she is|it is) (still |now )?bleding( a lot| badly| heavily)?$/],
  [
    'burn',
    /\b(jal (gaya|gai|gayi|gaye)|burn(t|ed)(?! (?:my |the |a |our )?(?:milk |dudh |steel )?(?:vessel|pan|pot|pateela|kadhai|kadahi|bartan|roti|dal|rice|food|sabzi|toast|milk|dudh|cooker|tava)\b)|scald\w*)\b.{0,40}\b(bahut (jyada|jiada|buri)|badly|pura|puri|chehra|muh par|blisters?|fafole|bach\w* (ka|ki|ke) )|\b(bach\w*|beti|bete|beta|baby|child|son|daughter)\b.{0,16}\b(chai|dudh|tel|pani|dal|tea|milk|oil|vater|kadhai)\b.{0,12}\b(gir|fel|spil|ulat)\w*/,
  ],
  ['collapse', new RegExp(String.raw`\b${kin} (has |have |just |suddenly )*colapsed\b`)],
  [
    'burn',
    /\b(hot|boiling|garam|ubalt[aei]|khault[aei]) (oil|tel|vater|pani|tea|chai|milk|dudh)\b.{0,16}\b(spil\w*|fel|splashed|gir ga\w*)\b.{0,8}\b(on|upar|par|pe)\b/,
  ],
  ['accident', new RegExp(String.raw`\b${kin} (has |have )?just (had|met vith) (an )?acident\b`)],
  ['bite', /\b(snake ?bite|snake (bit|has biten|bite)|biten by a (snake|cobra|dog|monkey)|(san?p|nag|bichu|kute|bandar) ne (kat|das)\w*)/],
  [
    'heart',
    /\b(heart atack (is|ho|a rah|aa)|having (a )?heart atack|(sine|chati) me\w? (bahut |tej |bahut tej )?dard|pain in (the |my |his |her )?chest|chest (is )?(paining|hurting|pains?)|chest pain|dil ka daura)\b/,
  ],
];
