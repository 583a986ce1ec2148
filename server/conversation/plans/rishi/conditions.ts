/** Illness and frailty in a line. */

import { words } from './matching.ts';

export const conditions = ['heart', 'lungs', 'pregnant', 'wheelchair', 'sugar', 'pressure', 'fits', 'memory', 'blind', 'deaf'] as const;

export type Condition = (typeof conditions)[number];

const sources: Record<Condition, string> = {
  heart:
    'stents?|bypass|angioplasty|pace ?maker|heart (?:patient|attack|problem|condition|trouble|disease|surgery|operation)|(?:dil|heart) (?:ki bimari|ka mareez|ka operation|ka dora|kamzor)|cardiac|स्टेंट|बाईपास|बाइपास|पेसमेकर|हार्ट (?:पेशेंट|अटैक|की \\S+)|दिल (?:की बीमारी|का मरीज|का ऑपरेशन|का दौरा)',
  lungs:
    'asthma\\w*|inhalers?|copd|bronchitis|breathless\\w*|dama hai|dame ki|saans (?:ki (?:bimari|dikkat|takleef|problem)|phool\\w*|phul\\w*)|अस्थमा|दमा|इनहेलर|सांस (?:की (?:बीमारी|दिक्कत|तकलीफ)|फूल\\S*)',
  pregnant:
    'pregnant|pregnancy|expecting (?:a baby|our)|garbhvati|garbhwati|pet se hai|(?:\\d|\\w+)(?:th|nd|rd)? (?:month|mahina|mahine) (?:pregnant|chal raha hai uska)|गर्भवती|प्रेगनेंट|प्रेग्नेंट',
  wheelchair: 'wheel ?chairs?|व्हील ?चेयर|वील ?चेयर',
  sugar: 'diabet\\w+|insulin|sugar (?:patient|ki bimari|hai|ki dawai)|(?:ko|has|have) sugar|शुगर|मधुमेह|इंसुलिन',
  pressure: 'blood pressure|high bp|bp (?:patient|hai|ki dawai|high|rehta)|(?:ko|has|have) bp|ब्लड प्रेशर|बीपी',
  fits: 'epilep\\w+|mirgi|seizures?|मिर्गी',
  blind:
    '(?:am|is|are|been|born|totally|completely) blind|visually impaired|blind (?:since|from|person|friend|brother|sister)|drishtiheen|netraheen|नेत्रहीन|दृष्टिहीन|देख नहीं (?:सकत\\S*|पात\\S*)',
  deaf: '(?:am|is|are|both) deaf|hearing impaired|hard of hearing|deaf (?:couple|since|person)|sun (?:nahi|nahin) (?:sakt\\w*|paat\\w*)|सुन नहीं (?:सकत\\S*|पात\\S*)|बधिर',
  memory: 'dementia|alzheimer\\w*|forgets everything|bhool jaat[ei]|भूल जात[ीे]|डिमेंशिया',
};

/** "No asthma, no bp", "sugar nahi hai". */
const denied =
  /(?<![\p{L}\p{M}])(?:no|not|without|never had)(?: any)? (?:asthma|bp|sugar|diabetes|heart|blood|pressure|breathing)\S*(?: (?:problem|trouble|patient|issue|attack)s?)?|(?:asthma|bp|sugar|diabetes|शुगर|बीपी|दमा|अस्थमा) (?:ki bimari |की बीमारी )?(?:nahi+n?|nhi|नहीं)(?: hai| है)?/gu;

/** What a line tells of illness in the party. @param text made plain */
export function healthIn(text: string): Condition[] | undefined {
  const told = text.replace(denied, ' ');
  const found = conditions.filter((condition) => words(sources[condition]).test(told));
  return found.length > 0 ? found : undefined;
}
