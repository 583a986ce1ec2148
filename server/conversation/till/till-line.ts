/** What a line of the talk says to the till (read in `read-line.ts`). */

import type { Sku } from '#shared/catalog.ts';
import type { Place } from '../../language/parse.ts';
import type { InLangs } from '../../personas/persona.ts';
import type { KnownOrder } from '../conversation.ts';
import type { Addressed } from './shares.ts';
import type { Share } from './till-state.ts';

/** A subject of the talk, as the till sees it. */
export interface TillTopic {
  name: InLangs;
  /** The guide that is nearest to it, whether or not it goes deeper into it. */
  nearest: Sku | undefined;
  /** It belongs to a doctor or to one's own people. */
  isCare: boolean;
}

export interface TillLine {
  turn: number;
  medium: 'text' | 'voice';
  /** Its words, without an address. */
  said: string;
  /** It says goodbye. */
  leaves: boolean;
  /** What it wants, a heading of `acts.md`. */
  act: string | undefined;
  /** The till is sure of it, whatever else the line may mean. */
  isCertain: boolean;
  named: readonly Sku[];
  /** What it names and does not want. */
  away: readonly Sku[];
  /** It turns a guide away as such: "not the hair one", and not "no hair". */
  refusesGuide: boolean;
  /** What is named comes to what was wanted before: "and the cooking one too". */
  adds: boolean;
  /** Only what is named is wanted: "just the cooking one then". */
  onlyThese: boolean;
  /** It lists guides and says nothing else. */
  isList: boolean;
  /** What all of it comes to is asked. */
  total: boolean;
  /** A question about the sale beside its act: "is it in English?" */
  asksToo: string | undefined;
  /** "The second one", "both", "all": as places in what was listed. */
  place: Place | undefined;
  /** So many are meant: "all three". */
  count: number | undefined;
  /** It only says how they are: "both look the same to me". */
  describes: boolean;
  /** It wants the link once more. */
  asksAgain: boolean;
  email: string | undefined;
  /** An address is told, and nothing shall be sent there yet. */
  isNotYet: boolean;
  /** Every address in it, where there are several or guides are shared out. */
  addressed: readonly Addressed[];
  /** The person of whom it speaks. */
  person: string | undefined;
  /** Who shall have which of the guides that it names. */
  shares: readonly Share[];
  /** It looks like an address, and is none. */
  triesEmail: boolean;
  /** The beginning of an address that is said in parts: "anu dot mathew". */
  addressBegun: string | undefined;
  yesNo: 'yes' | 'no' | undefined;
  /** Something was said beside which nothing is recommended: a danger, a pregnancy, a death. */
  isCareful: boolean;
  /** The talk is of a pregnancy or of a baby: a guide of remedies is not for them. */
  isForBaby: boolean;
  /** "Then I ask the doctor?" */
  asksDoctor: boolean;
  /** It says that a grown-up shall have the guide. */
  isForGrownUp: boolean;
  /** An amount in rupees that it names: a budget, or a price by which a guide is meant. */
  rupees: number | undefined;
  /** It names a guide by its price: "the 159 one". */
  isPriced: boolean;
  /** The price that it calls too high: "149 is too much, give me for 99". */
  priceNamed: number | undefined;
  /** What a guide is looked for: what the line is about, else what is talked of. */
  topic: TillTopic | undefined;
  /** The guide that goes deeper into it. */
  topicGuide: Sku | undefined;
  /** The line itself names its subject; else it is what is talked of. */
  namesTopic: boolean;
  /** It asks for a guide of a subject that is not known here: "a guide for share trading". */
  isOfOther: boolean;
  /** The line is a question, or asks for something else than the till. */
  isQuestion: boolean;
  /** It has the words of a question, whatever it asks for. */
  isAsked: boolean;
  /** It is about nothing else that Kaka knows: while an address is awaited, it must be a try at one. */
  isIdle: boolean;
  /** The guide is for somebody else, whose address it may be. */
  isForOther: boolean;
  /** It says that the address is the one given before. */
  sameAddress: boolean;
  /** It says that the address is right. */
  confirmsAddress: boolean;
  /** It begins as one who has made up their mind: "alright, ...". */
  accepts: boolean;
  /** It wants what it names, now. */
  wants: boolean;
  /** It plainly buys, also after something was paid that did not come. */
  buysAnew: boolean;
  orders: readonly KnownOrder[];
  contact: InLangs;
  say(occasion: string, values?: Record<string, InLangs | string>): InLangs;
}
