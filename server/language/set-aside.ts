/** What a visitor sets aside: "not the one with the snake", "other than Goa", "chai ke alawa", "jisme saap na ho". */

import { memoise, saidOften } from './memoise.ts';
import { normalise } from './normalise.ts';

/** A name of one or two words; the words of the talk itself name nothing. */
const thing = String.raw`(?!(?:it|that|this|one|ones|me|you|us|him|her|them|yeh|voh|is|us|iske|uske|so|too)\b)\w+(?: (?:vala|vali|vale|one|ones|story|stories|kahani))?`;
const kind = '(?:one|ones|story|stories|tale|poem|bhajan|song|place|book|film|dish|trip|thing)';
const asides: readonly RegExp[] = [
  String.raw`\bnot (?:the|that|a|an|any) ${kind} (?:with|about|of|where|in which|having|to|from) (?:the |a |an |that )?\w+`,
  String.raw`\b(?:not|no) (?:the |that |another |more )?(?!(?:the|a|an|that|this|other|double|one|any)\b)\w+ ${kind}\b`,
  String.raw`\b(?:other than|apart from|aside from|except(?: for)?|excluding|anything but|besides) (?:the |that |a |my )?${thing}`,
  String.raw`\b(?:we|i) (?:have )?already (?:did|done|seen|heard|read|know|visited|been to|went to|tried) (?:the |that )?${thing}`,
  String.raw`\b\w+ (?:we|i) (?:have )?(?:already )?(?:did|done|seen|heard|read|visited) already\b`,
  String.raw`\b${thing} (?:ke |se )?(?:alava|alavaa|siva|sivay|hatke|hat ke|hatkar)\b`,
  String.raw`\bjis ?(?:me|mein|mai) (?:koi )?${thing} (?:na|nahi) (?:ho|hai|hota|aaye|aye)\b`,
  String.raw`\b\w+ (?:vala|vali|vale) (?:nahi|mat)(?: (?:suna\w*|bata\w*|chahiye|karna|do))*\b`,
].map((source) => new RegExp(source, 'g'));

/** A line as `normalise` writes it without what it sets aside, and what it sets aside; undefined where it sets nothing aside. */
export const setAsideIn = memoise((line: string): { rest: string; aside: string } | undefined => {
  const written = normalise(line);
  const found: string[] = [];
  let rest = written;
  for (const pattern of asides)
    rest = rest.replace(pattern, (whole) => {
      found.push(whole);
      return ' ';
    });
  return found.length === 0 ? undefined : { rest: rest.replace(/ +/g, ' ').trim(), aside: found.join(' ') };
}, saidOften);
