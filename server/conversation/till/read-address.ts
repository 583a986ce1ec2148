/** What a line says of addresses: where the guides shall go, where they shall not, and parts of an address. */

import { correctedEmail, remarksOnWriting } from '../../language/email-correction.ts';
import { emailIn, triesEmail } from '../../language/parse.ts';
import { confirming, notYet, ofSameAddress, refusesAddress, saysWrong } from './line-patterns.ts';
import type { Said } from './said.ts';
import { addressesIn } from './shares.ts';
import { addressBegun } from './taken-back.ts';
import type { TillLine } from './till-line.ts';

/** The address of a line. */
export interface AddressSaid {
  email: string | undefined;
  /** The line after an address to which nothing shall be sent. */
  kept: string;
  /** Nothing shall be sent to the address that is known. */
  isRefusedThere: boolean;
  /** The address that is given or known is not to be used, and no other is given. */
  isRefused: boolean;
  /** It only says how the address that is being told is written. */
  isRemark: boolean;
}

/** The address at which a line wants the guides, written, said or set right. */
export function readAddress({ message, before }: Said): AddressSaid {
  const known = before.basket || before.sold?.length ? before.email : undefined;
  const given = emailIn(message) ?? (known && correctedEmail(known, message));
  // "My mail is ..., but don't send it there": the address that is given after that is the one.
  const refused = given === undefined ? null : refusesAddress.exec(message);
  const kept = refused === null ? message : message.slice(refused.index + refused[0].length);
  const instead = refused === null ? undefined : addressesIn(kept).at(-1)?.email;
  // "That is my office mail, don't send it there": of the address that is known.
  const isRefusedThere = given === undefined && known !== undefined && refusesAddress.test(message);
  const email = refused === null ? given : instead;
  return {
    email,
    kept,
    isRefusedThere,
    isRefused: isRefusedThere || (refused !== null && instead === undefined),
    isRemark: before.addressBegun !== undefined && email === undefined && remarksOnWriting(message),
  };
}

/** All that the till has to know of addresses in a line. */
export function addressFields(
  { message, said, before }: Said,
  { email, kept, isRemark }: AddressSaid,
  namesGuide: boolean,
): Pick<TillLine, 'email' | 'isNotYet' | 'addressed' | 'triesEmail' | 'addressBegun' | 'sameAddress' | 'confirmsAddress'> {
  const mayBegin =
    (before.basket ?? before.offered ?? before.discussed) !== undefined && !before.sold?.length && email === undefined && !namesGuide;
  const begun = mayBegin ? addressBegun(message, before.addressBegun) : undefined;
  return {
    email,
    isNotYet: email !== undefined && notYet.test(said),
    addressed: email === undefined ? [] : addressesIn(kept),
    triesEmail: triesEmail(message),
    addressBegun: isRemark ? before.addressBegun : begun,
    sameAddress: ofSameAddress.test(said) && !saysWrong.test(said),
    confirmsAddress: confirming.test(said),
  };
}
