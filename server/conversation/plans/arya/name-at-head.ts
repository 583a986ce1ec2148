/** A name at the head of a line, before a comma and what the visitor has to say: "Manpreet, we sell shawls", "Feroze, Irani Bakers, need a van". */

import { commonNames } from '../../../language/name-words.ts';
import { foldedOf } from '../../../language/normalise.ts';
import { nameIn } from '../../../language/parse.ts';
import { speaksOfCar } from './car-terms.ts';
import { capitalised } from './names.ts';
import type { Told } from './note.ts';

const greeting =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:hi|hello|hey|namaste|namaskar|good (?:morning|afternoon|evening)|ok|okay|yes|haan|ji|नमस्ते|जी|हाँ)[\s,!.]+)*/iu;
/** Who speaks of themselves after the name. */
const ofThemselves =
  /^(?:i|i'?m|we|we'?re|my|our|mera|meri|mere|main|hum|ham|hamar[aei]|humar[aei]|from|here|owner|founder|director|manager|need|want|looking|calling|have|run|sell|मैं|हम|मेर[ाीे]|हमार[ाीे])(?![\p{L}\p{M}])/iu;
/** What a firm calls itself last. */
const firmWord =
  'bakers?|bakery|traders?|trading|studios?|foods?|enterprises?|industries|exports?|jewell?ers?|stores?|mart|agency|agencies|media|labs?|tech|technologies|solutions|systems|textiles?|fabrics?|sarees?|fashions?|boutique|masala|sweets?|dairy|farms?|hotels?|resorts?|travels?|tours|motors|autos?|clinic|hospital|pharma|medicals?|academy|classes|institute|school|college|trust|foundation|ngo|furniture|interiors?|builders?|constructions?|realty|logistics|transports?|caterers?|cafe|restaurant|kitchen|organics?|herbals?|ayurveda|cosmetics|salon|spa|gym|fitness|design|creations?|crafts?|handlooms?|electronics|electricals|hardware|tools|printers?|press|publications?|books|company|co|group|brothers|sons|pvt ltd|private limited|limited|ltd|llp|inc';
const firm = new RegExp(String.raw`^(?:the )?(?:[\p{L}\p{M}&'.-]+ ){0,3}(?:${firmWord})\.?$`, 'iu');

/** The name and the firm at the head of the line. */
export function nameAtHead(text: string): Pick<Told, 'name' | 'company'> | undefined {
  const [first = '', second = '', ...others] = text.replace(greeting, '').split(/\s*,\s*/);
  const rest = [second, ...others].join(', ');
  const words = first.trim().split(/\s+/);
  if (rest === '' || words.length > 2 || first.trim() === '' || speaksOfCar(first)) return undefined;
  const isKnown = commonNames().has((words[0] ?? '').toLowerCase()) || commonNames().has(foldedOf((words[0] ?? '').toLowerCase()));
  const isFirm = firm.test(second.trim()) && !speaksOfCar(second);
  if (!(isFirm || ofThemselves.test(second.trim())) || !(isKnown || /^\p{Lu}/u.test(first.trim()))) return undefined;
  const name = nameIn(first, true);
  return name === undefined ? undefined : { name, ...(isFirm && { company: capitalised(second.trim()) }) };
}
