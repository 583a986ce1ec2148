/** An order: which guides are wanted, and what becomes of it when the buyer thinks otherwise. */

import type { Sku } from '#shared/catalog.ts';
import { shareOut } from './addresses.ts';
import { agree, askAddress, sell, whichFirst } from './agreed.ts';
import { leastBid } from './amounts.ts';
import { allSkus, cheapestOf, defaultSku, namesOf, skuOfPrice, valuesOf } from './guides.ts';
import { claimNoted, recheck } from './paying.ts';
import { allIn, answered, bothIn, meantIn, type TillAnswer, type TillTurn, valuesOfAll } from './till-turn.ts';

/** What the line orders, accepts, changes or refuses; undefined when it does none of these. */
export function order(turn: TillTurn): TillAnswer | undefined {
  const { line, before, state } = turn;
  const { yesNo, named, place, wants, rupees } = line;
  // "Haan, ab sahi" takes nothing back.
  const act = line.act === 'cancel' && yesNo === 'yes' && named.length + line.away.length === 0 ? undefined : line.act;
  const { basket, offered, awaitsGuide } = before;
  const current = offered ?? basket;
  const chosen = chosenIn(turn);
  const isChoice = (yesNo === 'yes' && place === 'both') || act === undefined || act === 'buy' || act === 'change-guide';
  // A buyer who has paid and received nothing names the guide for that.
  const claimed = before.claimed && !basket && act === 'buy' && line.orders.length === 0 && !line.buysAnew ? meantIn(turn) : undefined;
  // "Send it there again": what was paid elsewhere is not sold once more.
  if (claimed !== undefined && named.length === 0) return claimNoted(turn, claimed);
  if (before.claimed && !basket && named[0] && !line.buysAnew && !(line.adds && line.wants) && act !== 'price')
    return claimNoted(turn, named[0]);
  if (line.shares.length > 1 && (isChoice || act === 'gift' || act === 'several')) return shareOut(turn);
  // "Yes, that is the right mail", after the link.
  const confirmed = line.confirmsAddress && !basket && named.length === 0 ? recheck(turn) : undefined;
  if (confirmed) return confirmed;
  if (narrows(turn)) return askAddress(turn, named, 'ask-email');
  // "No, only the stains one", of the two that were weighed.
  if (line.onlyThese && wants && isWeighed(turn) && act !== 'discount' && act !== 'price') return agree(turn, named);
  // "Change it to that, not both", "sirf wo": of what was offered last.
  if (line.onlyThese && offered?.length === 1 && named.length === 0 && place === undefined && (act === 'change-guide' || yesNo === 'yes'))
    return agree(turn, offered);
  // "No, the second one" chooses.
  if (place !== undefined && isChoice && !line.describes && chosen.length > 0 && (act !== undefined || !line.isAsked))
    return agree(turn, chosen);
  // "The cheaper one", of the two that were listed; "then the cheapest one only, to try", of all.
  const few = before.listed && before.listed.length < 4 ? before.listed : undefined;
  if (act === 'cheapest' && (line.rupees ?? 0) < leastBid && !line.isQuestion) {
    if (few && (wants || !line.isAsked)) return agree(turn, [cheapestOf(few)]);
    if ((line.onlyThese || line.accepts) && !line.isAsked && (current !== undefined || willTry.test(line.said)))
      return agree(turn, [cheapestOf(allSkus)]);
  }
  if (line.sameAddress && before.email !== undefined && place !== undefined && chosen.length > 0) return sell(turn, chosen, before.email);
  if (line.sameAddress && before.email !== undefined && meantIn(turn))
    return sell(turn, named.length > 0 ? named : [meantIn(turn) as Sku], before.email);
  if ((wants || awaitsGuide) && named.length > 0 && isChoice) return agree(turn, named);
  // "Alright, one Home Cleaning Hacks"
  if (line.accepts && named.length === 1 && act === undefined && !line.isAsked) return agree(turn, named);
  const priced = skuOfPrice(rupees);
  // An amount beside a name is what they would pay for it, not another guide.
  const namesOther = priced !== undefined && named.length > 0 && !named.includes(priced);
  if (priced && isChoice && (yesNo === 'yes' || wants) && !namesOther) return agree(turn, [priced]);
  // Of a whole board, only "all" takes all.
  if (current?.length === allSkus.length && act === 'buy' && named.length === 0 && yesNo !== 'yes') return whichFirst(turn);
  if (yesNo === 'yes' && current && (act === undefined || act === 'buy') && !line.isQuestion)
    return agree(turn, named.length > 0 ? named : current);
  if (isOfSold(turn, act)) {
    const again = recheck(turn);
    if (again) return again;
  }
  if (yesNo === 'no' && current && named.length > 0 && act !== 'discount') return agree(turn, named);
  // "Leave the cleaning one": of several the others stay.
  if (named.length === 0 && current && current.length > 1 && line.away.some((sku) => current.includes(sku))) {
    const rest = dropOne(turn);
    if (rest) return rest;
  }
  if (yesNo === 'no' && current && (act === undefined || act === 'cancel')) return decline(turn);
  // "Not a recipe book": the one that is offered is another.
  const stands = offered?.length === 1 ? offered[0] : undefined;
  if (stands !== undefined && named.length === 0 && line.away.length > 0 && !line.away.includes(stands) && act !== 'cancel')
    return offerOne(turn, stands);
  // "Not the hair one", before any was named: which one, then?
  if (line.away.length > 0 && named.length === 0 && !current && !before.listed && !before.sold?.length && line.refusesGuide)
    return line.topicGuide && !line.away.includes(line.topicGuide) ? offerOne(turn, line.topicGuide) : whichFirst(turn);
  const stays = before.listed && line.away.length > 0 ? before.listed.filter((sku) => !line.away.includes(sku)) : [];
  // "Not cooking, not cleaning", of the whole board: which of the others?
  if (named.length === 0 && !current && stays.length > 2) {
    state.listed = stays;
    return answered(line.say('which-first', { list: namesOf(stays) }), { act: 'which-first' });
  }
  const [left, ...others] = before.listed?.length === 2 && !before.lastSale ? before.listed.filter((sku) => !line.away.includes(sku)) : [];
  // "Cleaning is no problem": of two that were compared the other is meant.
  if (line.away.length > 0 && left !== undefined && others.length === 0 && named.length === 0 && !basket) return offerOne(turn, left);
  if (line.away.length > 0 && named.length === 0 && act !== 'cancel') {
    const rest = dropOne(turn);
    if (rest) return rest;
  }
  switch (act) {
    case 'buy': {
      if (named.length > 0 || current) return agree(turn, named.length > 0 ? named : (current ?? []));
      const meant = meantIn(turn);
      // "Ok, let us see", after the link.
      if (meant && before.sold?.length && before.sold.at(-1)?.sku === meant && !line.asksAgain) return recheck(turn);
      // "That one", after a whole board.
      if (!meant && before.listed && before.listed.length > 2) return whichFirst(turn);
      // "I want to buy", and nothing was spoken of: the first of the board, and that another may be named.
      return meant || before.email !== undefined || line.medium === 'voice'
        ? agree(turn, [meant ?? defaultSku])
        : askAddress(turn, [defaultSku], 'ask-email-first');
    }
    case 'same-again': {
      const meant = named[0] ?? meantIn(turn);
      if (!meant) return whichFirst(turn);
      delete turn.state.email;
      return { ...askAddress(turn, [meant], 'ask-email-other'), text: line.say('same-again', valuesOf(meant)) };
    }
    case 'several':
      return named.length > 0 ? agree(turn, named) : whichFirst(turn);
    case 'change-guide':
      return changeGuide(turn);
    case 'change-email':
      return changeAddress(turn);
    case 'their-email':
      return askTheirs(turn);
    case 'mistake':
      return current || before.sold?.length ? answered(line.say('mistake'), { act: 'mistake' }) : undefined;
    case 'not-that':
      if (!current) return undefined;
      delete turn.state.basket;
      return whichFirst(turn);
    case 'cancel':
      return yesNo === 'yes' && offered ? undefined : (dropOne(turn) ?? decline(turn));
    default:
      return undefined;
  }
}

/** "Whichever costs least I will try first". */
const willTry =
  /\b(?:i(?:'ll| will)|let me) (?:try|start|take|buy)\b|\b(?:try|shuru) (?:kar\w*|kart\w*)\b|\b(?:lunga|lungi|le leta|le leti)\b/i;

/** A yes to what was just sold, or its name once more: "yes that one only, just hair. Send". */
function isOfSold({ line, before }: TillTurn, act: string | undefined): boolean {
  const { basket, offered, sold, lastSale, soldAt, answeredAt } = before;
  if (!sold?.length || (basket ?? offered) !== undefined || line.isQuestion) return false;
  if (line.named.length === 0) return line.yesNo === 'yes' && act === undefined && Math.max(soldAt ?? 0, answeredAt ?? 0) === line.turn - 1;
  const isLast = line.named.every((sku) => lastSale?.includes(sku));
  return isLast && !line.adds && !line.asksAgain && (line.yesNo === 'yes' || line.onlyThese) && (act === undefined || act === 'buy');
}

/** "Too much, only cooking and cleaning then": some of what was wanted, and no more. */
const narrows = ({ line, before }: TillTurn): boolean =>
  line.onlyThese &&
  line.named.length > 0 &&
  line.named.length < (before.basket ?? before.offered ?? []).length &&
  line.named.every((sku) => (before.basket ?? before.offered)?.includes(sku));

/** The one guide that the line names is among a few that were listed. */
const isWeighed = ({ line, before }: TillTurn): boolean =>
  line.named.length === 1 &&
  before.listed !== undefined &&
  before.listed.length < allSkus.length &&
  before.listed.includes(line.named[0] as Sku);

/** The guides that "the second one", "both", "all" or "the 129 one" mean. */
function chosenIn(turn: TillTurn): Sku[] {
  const { place, rupees } = turn.line;
  const { listed, offered, discussed } = turn.before;
  const from = listed ?? (offered && offered.length > 1 ? offered : allSkus);
  if (place === 'all') return [...allIn(turn)];
  if (place === 'both') return bothIn(turn);
  if (place === 'last') return from.slice(-1);
  if (typeof place === 'number') return from[place - 1] ? [from[place - 1] as Sku] : [];
  const priced = skuOfPrice(rupees);
  return priced ? [priced] : discussed ? [discussed] : [];
}

/** One guide, offered to who weighed it against another. */
function offerOne({ line, state }: TillTurn, sku: Sku): TillAnswer {
  state.offered = [sku];
  state.offeredAt = line.turn;
  state.discussed = sku;
  return answered(line.say('recommend', valuesOf(sku)), { act: 'recommend', sku });
}

/** A plain no, or a purchase that is put off: nothing is offered any more unasked. */
export function decline({ line, before, state }: TillTurn): TillAnswer {
  const open = before.basket ?? before.offered;
  if (open) {
    state.aside = [...open];
    state.asideAt = line.turn;
  }
  delete state.basket;
  delete state.addressBegun;
  state.refused = true;
  const sold = before.sold?.at(-1);
  // "The cooking one next month": what was sold is not meant.
  const isOfOther = (line.away.length > 0 && !line.away.includes(sold?.sku as Sku)) || theOther.test(line.said);
  const last = before.basket || before.offered || isOfOther ? undefined : sold;
  const text = last ? line.say('no-hurry-sold', valuesOf(last.sku)) : line.say(line.leaves ? 'no-hurry-bye' : 'no-hurry');
  return answered(text, { act: 'declined' }, [{ kind: 'stop-awaiting' }]);
}

/** "Will take the other after salary". */
const theOther = /\b(?:the |dusr[aie]|doosr[aie])? ?(?:other|dusri|doosri|second)(?: one| guide| wali)?\b|दूसरी/iu;

/** One of several is not wanted any more: the others stay. */
function dropOne(turn: TillTurn): TillAnswer | undefined {
  const { line, before } = turn;
  const open = before.basket ?? before.offered;
  const dropped = line.away.filter((sku) => open?.includes(sku) || before.lastSale?.includes(sku));
  const [first] = dropped;
  if (first === undefined) return undefined;
  const rest = open?.filter((sku) => !dropped.includes(sku)) ?? [];
  if (rest.length > 0) return askAddress(turn, rest, 'ask-email');
  if (before.basket) return undefined;
  turn.state.sold = (before.sold ?? []).filter(({ sku }) => !dropped.includes(sku));
  turn.state.lastSale = (before.lastSale ?? []).filter((sku) => !dropped.includes(sku));
  return answered(line.say('no-hurry-sold', valuesOf(first)), { act: 'declined', sku: first });
}

function changeGuide(turn: TillTurn): TillAnswer {
  const { named } = turn.line;
  const { listed, basket, offered, discussed, email, sold } = turn.before;
  const isOffered = offered?.length === 1 && offered[0] !== sold?.at(-1)?.sku && offered[0] !== basket?.[0];
  const other = named[0] ?? (isOffered ? offered?.[0] : undefined) ?? listed?.find((sku) => sku !== (basket?.[0] ?? discussed));
  if (!other) return whichFirst(turn);
  if (email === undefined || !sold?.length || basket) return agree(turn, [other]);
  const answer = sell({ ...turn, before: { ...turn.before, replaces: true } }, [other], email);
  return { ...answer, text: turn.line.say('changed-guide', { ...valuesOf(other), email }) };
}

function changeAddress(turn: TillTurn): TillAnswer {
  const { basket, sold, lastSale } = turn.before;
  const meant = meantIn(turn);
  const again = basket ?? lastSale ?? (sold?.length ? [sold.at(-1)?.sku as Sku] : meant ? [meant] : undefined);
  if (!again) return whichFirst(turn);
  delete turn.state.email;
  if (!basket && sold?.length) turn.state.replaces = true;
  const answer = askAddress(turn, again, 'ask-email');
  return basket || again.length > 1 || !sold?.length
    ? answer
    : { ...answer, text: turn.line.say('ask-new-email', valuesOf(again[0] as Sku)) };
}

/** It shall go to the one it is for: whose address that is is asked. */
function askTheirs(turn: TillTurn): TillAnswer | undefined {
  const { line, before, state } = turn;
  const open = before.basket ?? before.offered ?? before.aside;
  if (!open) return before.sold?.length ? changeAddress(turn) : undefined;
  state.basket = [...open];
  const [first] = open as [Sku, ...Sku[]];
  return answered(line.say('ask-email-theirs', valuesOfAll(open)), { act: 'ask-email', sku: first }, [{ kind: 'await-email', sku: first }]);
}
