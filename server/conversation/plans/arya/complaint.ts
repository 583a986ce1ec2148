/** A complaint of a workshop or a sale: it is noted in the visitor's own words, and nothing is sold beside it. */

import type { PlanLine } from '../../plan.ts';
import type { AryaState, Told } from './note.ts';
import { withRemarks } from './remarks.ts';

/** From this score the topic is a complaint. */
const complaintScore = 0.5;

/** The showroom, its workshop or its people failed. */
const ofShowroom =
  /\b(?:your|you|ur) (?:people|guys|team|staff|service|workshop|mechanic|dealer\w*|showroom|salesm[ae]n|manager|company)\b|\b(?:service|workshop|garage)(?: (?:cent(?:re|er)|people|team|guys|wale|walon))?(?: (?:has|have|had|is|are|ne|kept|keeps?|said|says|did|took|never|again|mein|me))\b|\b(?:aapke|apke|tumhare) (?:showroom|service|mechanic|log|workshop|dealer)\b|(?:आपके|तुम्हारे) (?:शोरूम|सर्विस|मैकेनिक|लोग)/iu;
const fails =
  /\b(?:not|never|no|didn'?t|doesn'?t|isn'?t|won'?t) (?:\w+ )?(?:work\w*|start\w*|cool\w*|fix\w*|repair\w*|return\w*|answer\w*|call(?:ed)? back|deliver\w*|refund\w*|pick\w*)\b|\b(?:broken?|broke down|leak\w*|noise|rattl\w*|vibrat\w*|jerk\w*|stall\w*|overheat\w*|problem|issue|defect\w*|damaged?|scratch\w*|kept my|keeps? saying|lied|cheat\w*|rude|useless|worst|pathetic|promis\w+|false promises?|never (?:came|got|gave|received|arrived|happened)|still waiting)\b|\b(?:kharab|awaa?z|dikkat|dhokha|jhooth|jhoot|theek nahi|kaam nahi|chalu nahi|start nahi|band ho|wapas nahi|phone nahi utha)\w*|ख़?राब|आवाज़|दिक्कत|धोखा|काम नहीं|ठीक नहीं|बंद हो/iu;
/** That something is not as it should be. */
const troubles =
  /\b(?:complain\w*|trouble\w*|bad|worse|poor|delay\w*|wait(?:ed|ing)|wrong|fault\w*|stuck|angry|upset|fed up|pareshan|tang|gussa|late|der|mahine se|din se|galat)\b|परेशान|तंग|गुस्सा|देर|दिन से|महीने से|खड़ी/iu;
const again =
  /\b(?:third|fourth|fifth|second|3rd|4th|2nd|2|3|4|5|two|three|four|five|many|several) (?:time|times|visit|visits|baar)\b|\b(?:again|still|every time|months? (?:now|ago)|weeks? now|days now|baar ?baar|phir se|fir se|(?:do|teen|char|chaar|paanch) (?:baar|hafte|mahine))\b|बार[- ]?बार|फिर से|तीसरी बार|दूसरी बार/iu;
const ownCar =
  /\b(?:my|our|mera|meri|mere|hamari|hamara|humari) (?:new |nayi |\w+ )?(?:car|gaadi|gadi|ac|engine|clutch|brakes?|gearbox|suspension|battery|steering|screen|sunroof)\b|\bnew car\b|मेरी (?:नई )?(?:गाड़ी|कार)/iu;
const says = /\b(?:complain\w*|shikaya?t|consumer court|refund|money back|paisa wapas)\b|शिकायत/iu;
const wants =
  /\b(?:want|need|looking|buy|replace|exchange|upgrade|chahiye|leni|lena|badal\w*)\b.*\b(?:car|new|one|suv|gaadi|gadi|nayi|automatic)\b|\b(?:chahiye|leni hai|badalni)\b|चाहिए|लेनी|बदलनी/iu;

/** Whether a line complains. Of the old car that a new one shall replace nobody complains. */
export function complainsIn(line: PlanLine, before: AryaState): boolean {
  const { message, topic } = line;
  const isOfFault = fails.test(message) || again.test(message) || ofShowroom.test(message) || says.test(message) || troubles.test(message);
  if (topic?.id.startsWith('complaint') === true && topic.score >= complaintScore && (isOfFault || before.complains)) return true;
  if (wants.test(message) && !says.test(message)) return false;
  if (says.test(message)) return true;
  if (before.complains && !before.seeksBeside && !line.isQuestion && (fails.test(message) || again.test(message))) return true;
  if (before.complains && !before.seeksBeside && !line.isQuestion && line.act === undefined && belongs.test(message)) return true;
  if (before.wants !== undefined) return ofShowroom.test(message) && fails.test(message);
  return fails.test(message) && (ofShowroom.test(message) || (ownCar.test(message) && again.test(message)));
}

/** What belongs to a complaint that is open: proof of it, who shall answer for it. */
const belongs =
  /\bin writing\b|\b(?:receipt|bill|proof|job ?card|photos?|video|manager|owner|senior|head office|settle|resolve|compensat\w*|likhit)\b|मैनेजर|मालिक/iu;
/** A new car is spoken of besides. */
const seeks =
  /\bbudget\b|\b(?:want|need|looking for|buy)\b.*\b(?:new|another|next|second)\b|\b(?:nayi|nai|dusri) (?:gaadi|gadi|car) (?:leni|lena|chahiye)\b|(?:नई|दूसरी) गाड़ी (?:लेनी|चाहिए)|बजट|\b(?:in|for) exchange\b|\bexchange (?:kar|my|offer|value)|एक्सचेंज/iu;

/** Whether a car is looked for beside the complaint. */
export const seeksBeside = (line: PlanLine, learned: Told): boolean =>
  seeks.test(line.message) ||
  [learned.seats, learned.budget, learned.timeline ?? learned.testDrive].filter((one) => one !== undefined).length > 1;

/** Of a complaint the statements are noted whole, and nothing in them is a wish for a car. */
export function keepComplaint(state: AryaState, before: AryaState, learned: Told, line: PlanLine): void {
  for (const key of ['wants', 'seats', 'budget', 'down', 'monthly', 'timeline', 'testDrive', 'wish'] as const) {
    delete learned[key];
    if (before[key] === undefined) delete state[key];
    else state[key] = before[key];
  }
  const isToldOnly =
    Object.keys(learned).length === 0 || (learned.drives !== undefined && (fails.test(line.message) || again.test(line.message)));
  const isSaid = !line.isQuestion && line.act === undefined && line.yesNo === undefined && isToldOnly;
  const words = line.message.trim().split(/\s+/).length;
  const said = line.message.trim().replace(/[\s.!]+$/u, '');
  const isOfIt =
    words >= 4 ||
    fails.test(said) ||
    again.test(said) ||
    ofShowroom.test(said) ||
    says.test(said) ||
    line.topic?.id.startsWith('complaint');
  const wish = isSaid && isOfIt && words >= 2 && words <= 24 ? withRemarks(before.wish, [said]) : undefined;
  if (wish !== undefined) state.wish = wish;
}
