/** Clues said back in short safe phrases, or in the visitor's own words where those would not fit. */

import type { InLangs, Lang } from '../../../personas/persona.ts';
import { inLangs } from '../../text.ts';
import type { Before, Exception, Since, Time } from './clues.ts';
import { cases, days, events, exceptions, lost, months, numbers, parts, persons, spans, things, units, type Word } from './words.ts';

export const and: InLangs = { en: 'and', hinglish: 'aur', hi: 'और' };

const listed = (items: readonly string[], lang: Lang): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and[lang]} ${items.at(-1)}`;

const nameIn = (table: Record<string, Word>, key: string, lang: Lang): string => table[key]?.name[lang] ?? key;

export const ordinal = (value: number): string => {
  const tail = value % 10;
  const isTeen = value > 10 && value < 14;
  return `${value}${isTeen ? 'th' : tail === 1 ? 'st' : tail === 2 ? 'nd' : tail === 3 ? 'rd' : 'th'}`;
};

/** "Sunday and Wednesday nights", "around three in the afternoon", "the 12th". */
export const timePhrase = (time: Time): InLangs =>
  inLangs((lang) => {
    const pieces: string[] = [];
    const part = time.part === undefined ? undefined : parts[time.part];
    const names = time.days?.map((day) => nameIn(days, day, lang)) ?? [];
    const partIsSaid = names.length > 0 && part !== undefined && time.hour === undefined;
    if (names.length > 0) {
      if (lang === 'en')
        pieces.push(
          partIsSaid
            ? `${listed(names, lang)} ${part?.name.en}`
            : listed(
                names.map((name) => `${name}s`),
                lang,
              ),
        );
      else pieces.push([listed(names, lang), partIsSaid ? part?.name[lang] : lang === 'hinglish' ? 'ko' : 'को'].filter(Boolean).join(' '));
    }
    if (time.hour !== undefined) {
      const hour = numbers[time.hour]?.[lang] ?? String(time.hour);
      if (lang === 'en') pieces.push(['around', hour, part?.of.en].filter(Boolean).join(' '));
      else pieces.push([part?.of[lang], hour, lang === 'hi' ? 'बजे के आसपास' : 'baje ke aaspaas'].filter(Boolean).join(' '));
    } else if (part && !partIsSaid) pieces.push(lang === 'en' ? part.name.en : `${part.name[lang]} ${lang === 'hi' ? 'को' : 'ko'}`);
    if (time.date !== undefined)
      pieces.push(
        { en: `around the ${ordinal(time.date)}`, hinglish: `${time.date} tareekh ke aaspaas`, hi: `${time.date} तारीख़ के आसपास` }[lang],
      );
    for (const span of time.spans ?? []) pieces.push(nameIn(spans, span, lang));
    return pieces.join(', ');
  });

/** "With your mother", "when you are alone". */
export const whoPhrase = (keys: readonly string[]): InLangs =>
  inLangs((lang) => {
    const alone = persons.alone?.phrase?.[lang] ?? '';
    if (keys.includes('alone')) return alone;
    const names = listed(
      keys.map((key) => nameIn(persons, key, lang)),
      lang,
    );
    return { en: `with ${names}`, hinglish: `${names} ke saath`, hi: `${names} के साथ` }[lang];
  });

/** "After the call with your mother", "before the meeting", "on an empty stomach". */
export const beforePhrase = (before: Before): InLangs =>
  inLangs((lang) => {
    const matter = before.matter === undefined ? undefined : cases[before.matter]?.name[lang];
    if (matter !== undefined) return placed(matter, before, lang);
    if (before.said !== undefined || before.things.length === 0) return before.said ?? '';
    const own = before.things.flatMap((key) => (things[key]?.phrase && !before.isAhead ? [things[key]?.phrase?.[lang] ?? ''] : []));
    const others = before.things.filter((key) => !things[key]?.phrase || before.isAhead);
    const pieces = [...own];
    if (others.length > 0)
      pieces.unshift(
        placed(
          `${listed(
            others.map((key) => nameIn(things, key, lang)),
            lang,
          )}`,
          before,
          lang,
        ),
      );
    return pieces.join(', ');
  });

function placed(names: string, { isAhead: ahead, with: companion }: Before, lang: Lang): string {
  const person = companion === undefined ? undefined : nameIn(persons, companion, lang);
  if (lang === 'en') return `${ahead ? 'before' : 'after'} ${names}${person ? ` with ${person}` : ''}`;
  const [along, after, until] = lang === 'hinglish' ? ['ke saath', 'ke baad', 'se pehle'] : ['के साथ', 'के बाद', 'से पहले'];
  return `${person ? `${person} ${along} ` : ''}${names} ${ahead ? until : after}`;
}

/** "Since April", "for two months". */
export const sincePhrase = ({ event, month, count, unit }: Since): InLangs =>
  inLangs((lang) => {
    if (event) {
      const name = nameIn(events, event, lang);
      const isAge = ['childhood', 'school', 'college', 'lockdown'].includes(event);
      return { en: `since ${name}`, hinglish: isAge ? `${name} se` : `${name} ke baad se`, hi: isAge ? `${name} से` : `${name} के बाद से` }[
        lang
      ];
    }
    if (month) {
      const name = nameIn(months, month, lang);
      return { en: `since ${name}`, hinglish: `${name} se`, hi: `${name} से` }[lang];
    }
    const stretch = units[unit ?? ''];
    if (!stretch) return '';
    if (count === undefined)
      return { en: `for ${stretch.many.en}`, hinglish: `kai ${stretch.many.hinglish} se`, hi: `कई ${stretch.many.hi} से` }[lang];
    const number = numbers[count]?.[lang] ?? String(count);
    const name = count === 1 ? stretch.one[lang] : stretch.many[lang];
    return { en: `for ${number} ${name}`, hinglish: `${number} ${name} se`, hi: `${number} ${name} से` }[lang];
  });

const plurals = new Set(['parents', 'in-laws', 'colleagues', 'friends', 'children', 'grandparents', 'relatives', 'strangers']);

/** "Holidays", "days with friends", "when your mother is away": what stands after "except". */
export const exceptionPhrase = ({ isNever, time, kinds = [], person, isAway }: Exception): InLangs =>
  inLangs((lang) => {
    if (isNever) return '';
    const pieces = kinds.map((kind) => nameIn(exceptions, kind, lang));
    if (person) {
      const name = nameIn(persons, person, lang);
      if (person === 'alone') pieces.push({ en: 'when you are alone', hinglish: 'akele waqt', hi: 'अकेले समय' }[lang]);
      else if (isAway)
        pieces.push(
          { en: `when ${name} ${plurals.has(person) ? 'are' : 'is'} away`, hinglish: `${name} ke na hone par`, hi: `${name} के न होने पर` }[
            lang
          ],
        );
      else pieces.push({ en: `with ${name}`, hinglish: `${name} ke saath`, hi: `${name} के साथ` }[lang]);
    }
    if (time) pieces.push(timePhrase(time)[lang].replace(/ (ko|को)(?=,|$)/g, ''));
    return pieces.join(', ');
  });

/** "The running and the friends", that fell away. */
export const lostPhrase = (keys: readonly string[]): InLangs =>
  inLangs((lang) => {
    const names = listed(
      keys.map((key) => nameIn(lost, key, lang)),
      lang,
    );
    return { en: `with ${names} gone`, hinglish: `${names} chhoot gaye`, hi: `${names} छूट गए` }[lang];
  });

/** What is suspected, as it stands in "the start of it lies in ...". */
export const suspectName = (key: string): InLangs =>
  things[key]?.suspect ?? things[key]?.name ?? persons[key]?.name ?? { en: key, hinglish: key, hi: key };

export const commas = (phrases: readonly InLangs[]): InLangs =>
  inLangs((lang) =>
    phrases
      .map((phrase) => phrase[lang])
      .filter(Boolean)
      .join(', '),
  );

export const capital = (text: InLangs): InLangs => inLangs((lang) => text[lang].charAt(0).toUpperCase() + text[lang].slice(1));
