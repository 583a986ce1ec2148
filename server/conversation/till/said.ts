/** A line with what the talk makes of it, before it is read for guides, for an address and for what it wants. */

import { withoutEmail } from '../../language/parse.ts';
import { spelledOut } from '../../language/typing-slips.ts';
import type { Talk } from '../talk.ts';
import { wordCount } from '../text.ts';
import { isSaleUnderWay, isUnsure } from './about-sale.ts';
import { onlyAsks, pointsByWhat, saysOnly, theOneAbout, tillWords } from './line-patterns.ts';
import type { GuidesNamed } from './named-guides.ts';
import { guidesMeant, withAddressBegun, withLastAddress } from './taken-back.ts';
import type { TillState } from './till-state.ts';

export interface Said {
  talk: Talk;
  before: TillState;
  /** The line without slips of the finger; an address that was begun before is whole. */
  message: string;
  /** Its words, without an address and without "I only ask". */
  said: string;
  wordCount: number;
  /** It says that it only asks. */
  isOnlyAsked: boolean;
  /** The last words were about the sale. */
  isUnderWay: boolean;
  /** The sale is under way, or a guide was offered or sold. */
  isActive: boolean;
  /** A guide was agreed to, offered or listed, and the line is short enough to answer that. */
  isOfSale: boolean;
  /** The guides that it names, and those that it turns away. */
  found: GuidesNamed;
}

/** Reads how a line stands in the talk. */
export function saidIn(talk: Talk, before: TillState): Said {
  const message = withLastAddress(withAddressBegun(spelledOut(talk.message, tillWords), before.addressBegun));
  const words = wordCount(message);
  const isUnderWay = isSaleUnderWay(talk.state.turns, before);
  const isChoosing = talk.state.act === 'which-first';
  // Asked which guide, people tell whom or what it is for.
  const isAwaited = (before.basket ?? before.offered ?? before.listed) !== undefined;
  const isOfSale = isAwaited && (words <= 7 || isChoosing);
  // An address names no guide and wants nothing: "pooja at example dot com".
  const whole = withoutEmail(message);
  const asked = whole.replace(onlyAsks, ' ').trim();
  const isOnlyAsked = asked !== '' && asked !== whole.trim();
  const said = isOnlyAsked ? asked : whole;
  const isPointed = pointsByWhat.test(said);
  const namesOne = theOneAbout.test(said);
  const found = guidesMeant(
    said,
    (isOfSale || (isAwaited && isPointed) || namesOne) &&
      !talk.isQuestion &&
      (isChoosing || isPointed || namesOne || isUnsure(talk) || (words <= 5 && saysOnly.test(said))),
  );
  const isActive = isUnderWay || before.offered !== undefined || (before.sold?.length ?? 0) > 0;
  return { talk, before, message, said, wordCount: words, isOnlyAsked, isUnderWay, isActive, isOfSale, found };
}
