/** The till: which guide is talked of, which is offered, which is agreed to, and where it goes. A pure state machine. */

import type { Sku } from '#shared/catalog.ts';
import { join } from '../text.ts';
import { isLongAgo, takeAddress } from './addresses.ts';
import { decline, order } from './order.ts';
import { answerPaying } from './paying.ts';
import { withShare } from './shares.ts';
import { show } from './showing.ts';
import type { TillLine } from './till-line.ts';
import type { TillState } from './till-state.ts';
import { answered, type TillAnswer, type TillTurn } from './till-turn.ts';

/** How many guides are remembered as spoken of: all there are. */
const mentionedMax = 7;

/** The till's answer and the state after it; undefined when the line is none of its business. */
export function hear(before: TillState, line: TillLine): (TillAnswer & { state: TillState }) | undefined {
  // An offer stands for one answer: a later yes must not buy what was mentioned long ago.
  const { offered: _, ...state } = before;
  const [named] = line.named;
  if (named !== undefined && line.named.length === 1 && line.person !== undefined && line.email === undefined)
    state.meantFor = withShare(before.meantFor ?? [], { who: line.person, sku: named });
  const turn: TillTurn = { line, before, state };
  const only = answerTo(turn);
  if (!only) return undefined;
  const answer =
    line.asksToo === undefined || line.asksToo === only.heard.act || before.claimed
      ? only
      : { ...only, text: join(line.say(line.asksToo, { contact: line.contact }), only.text) };
  // After a no the talk is of other things again.
  if (answer.heard.act === 'declined') delete state.answeredAt;
  // A part of an address does not say that what was spoken of long ago is wanted.
  else if (state.addressBegun === undefined || state.basket) state.answeredAt = line.turn;
  return { ...answer, state: withMentioned(state, [...line.away, ...line.named, ...(answer.heard.sku ? [answer.heard.sku] : [])]) };
}

function answerTo(turn: TillTurn): TillAnswer | undefined {
  const { line, before } = turn;
  if (line.email !== undefined && line.isNotYet) {
    turn.state.email = line.email;
    return decline(turn);
  }
  if (line.email !== undefined) return takeAddress(turn, line.email);
  if (before.warned && line.isForBaby && line.asksDoctor) return answered(line.say('doctor-then'), { act: 'doctor-then' });
  return triesAddress(turn) ?? order(turn) ?? show(turn) ?? answerPaying(turn) ?? undefined;

  /** While an address is awaited, a few words that are nothing else must be a try at one. */
  function triesAddress({ state }: TillTurn): TillAnswer | undefined {
    const { act, yesNo, named } = line;
    const isIdle =
      before.basket !== undefined && line.isIdle && act === undefined && yesNo === undefined && named.length + line.away.length === 0;
    // After several were shown, an address that is not whole is asked for once more, too.
    const awaited =
      before.basket ??
      before.offered ??
      ((line.triesEmail || line.addressBegun !== undefined) && before.discussed ? [before.discussed] : undefined);
    const part = line.addressBegun;
    if (!(line.triesEmail || isIdle || part !== undefined) || !awaited?.[0]) return undefined;
    // When the address is whole, it is asked whether this guide is still wanted.
    if (!isLongAgo(turn)) state.basket = awaited;
    if (part !== undefined) state.addressBegun = part;
    const text = part === undefined ? line.say('invalid-email') : line.say('email-part', { part });
    return answered(text, { act: 'ask-email', sku: awaited[0] }, [{ kind: 'await-email', sku: awaited[0] }]);
  }
}

/** Remembers guides as spoken of, these last. */
export const withMentioned = (state: TillState, skus: readonly Sku[]): TillState =>
  skus.length === 0
    ? state
    : {
        ...state,
        mentioned: [...new Set([...(state.mentioned ?? []).filter((sku) => !skus.includes(sku)), ...skus])].slice(-mentionedMax),
      };
