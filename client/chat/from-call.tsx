import { useEffect, useState } from 'react';
import { keepPlaceOfCall, placeOfCall, type VisitLine, visitLines } from '#client/ui/visit.ts';
import { langOf } from '#shared/script.ts';
import type { KakaState } from './kaka-state.ts';
import { chatWords } from './words.ts';

/** The call that this chat continues: its lines, and the number of chat messages before them. */
export function useCallBefore({ messages, sending }: KakaState): { lines: readonly VisitLine[]; place: number } {
  const [lines, setLines] = useState<readonly VisitLine[]>([]);
  const [place, setPlace] = useState<number>();
  useEffect(() => {
    setLines(visitLines('call'));
    setPlace(placeOfCall());
  }, []);
  useEffect(() => {
    // Messages that were here before the first message after the call are shown before the call.
    if (place !== undefined || sending === null || lines.length === 0) return;
    keepPlaceOfCall(messages.length);
    setPlace(messages.length);
  }, [place, sending, lines, messages]);
  return { lines, place: Math.min(place ?? messages.length, messages.length) };
}

/** The lines of the call, above the messages that follow. */
export function FromCall({ lines }: { lines: readonly VisitLine[] }) {
  return (
    <section className="from-call" aria-label={chatWords.fromCall}>
      <p className="from-call__title">{chatWords.fromCallMore}</p>
      {lines.map(({ who, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the call is over, and its lines stay as they are
        <p className={who === 'character' ? 'msg msg--them' : 'msg msg--me'} key={index}>
          <span className="vh">{who === 'character' ? chatWords.them : chatWords.you}</span>
          <span lang={langOf(text)}>{text}</span>
        </p>
      ))}
    </section>
  );
}
