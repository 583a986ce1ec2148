import { CalendarPlus, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Line, type MeetingTold, transcript } from '#shared/lead-rules.ts';
import { dayOf, isSameClock, meetingMinutes, timeOf, zoneName } from '#shared/meeting-times.ts';
import { langOf } from '#shared/script.ts';
import { Breakable } from '../ui/breakable.tsx';
import { useKeptEnd } from '../ui/use-kept-end.ts';
import type { LeadTalk } from './use-lead.ts';
import { leadWords as words } from './words.ts';

/** The messages, the errors and the end of the chat. */
export function LeadLog({ lead: { state, dispatch } }: { lead: LeadTalk }) {
  const { changing, problem, outcome, step, slots, zones, invalidEmail } = state;
  const lines = transcript(state);
  const isWaiting = outcome?.kind === 'booking' || (step === 'suggest' && slots === null && problem === null && changing === null);
  const log = useRef<HTMLDivElement>(null);
  useKeptEnd(log);
  const latest = [lines.length, isWaiting, problem?.sentence, outcome?.kind, invalidEmail].join();
  const latestSeen = useRef(latest);

  useEffect(() => {
    // Scrolls only for new content, or for an error that takes room below, and only the frame, because the page must not jump to the chat
    // when it loads.
    if (latest !== latestSeen.current) log.current?.scrollTo({ top: log.current.scrollHeight });
    latestSeen.current = latest;
  }, [latest]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="log" role="log" aria-label={words.log} tabIndex={0} ref={log}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
        <Bubble key={index} line={line} isChanging={line.answers !== undefined && line.answers === changing} lead={{ state, dispatch }} />
      ))}
      {problem && (
        <div className="msg msg--them msg--problem" role="alert">
          <p>{problem.sentence}</p>
          {problem.again && (
            <button className="link again" type="button" onClick={() => problem.again && dispatch({ type: 'again', what: problem.again })}>
              {words.tryAgain}
            </button>
          )}
        </div>
      )}
      {isWaiting && (
        <p className="msg msg--them typing" role="img" aria-label={words.typing}>
          <i />
          <i />
          <i />
        </p>
      )}
      {outcome?.kind === 'confirmed' && outcome.startTime !== undefined && (
        <Booked start={outcome.startTime} told={outcome} zones={zones} />
      )}
    </div>
  );
}

function Bubble({ line, isChanging, lead }: { line: Line; isChanging: boolean; lead: Pick<LeadTalk, 'state' | 'dispatch'> }) {
  const { who, text, strong, answers } = line;
  if (who === 'vaani') {
    const [before, after] = strong === undefined ? [text] : text.split(strong);
    return (
      <p className="msg msg--them">
        <span className="vh">{words.vaani}</span>
        {before}
        {strong !== undefined && <b>{strong}</b>}
        {after}
      </p>
    );
  }
  if (answers === undefined || lead.state.step === 'done')
    return (
      <p className="msg msg--me">
        <span className="vh">{words.you}</span>
        <span lang={langOf(text)}>
          <Breakable text={text} />
        </span>
      </p>
    );
  return (
    <button
      className="msg msg--me msg--answer"
      type="button"
      aria-pressed={isChanging}
      title={words.change}
      onClick={() => lead.dispatch({ type: 'change', question: answers })}
    >
      <span className="vh">{words.you}</span>
      <span lang={langOf(text)}>
        <Breakable text={text} />
      </span>
      <span className="vh"> {words.change}</span>
    </button>
  );
}

interface BookedProps {
  start: string;
  told: MeetingTold;
  zones: { own: string; business: string };
}

/** The meeting as a card: in the visitor's time zone, and in that of the business if it differs. */
function Booked({ start, told: { place, path }, zones: { own, business } }: BookedProps) {
  return (
    <div className="booked">
      <p className="booked__ok">
        <Check className="lu" aria-hidden="true" />
        {words.booked}
      </p>
      <p className="booked__when">
        {dayOf(start, own)}, {timeOf(start, own)}
      </p>
      <p>{zoneName(own)}</p>
      {!isSameClock(start, own, business) && (
        <p>
          {dayOf(start, business)}, {timeOf(start, business)} {zoneName(business)}
        </p>
      )}
      <p>
        {words.length(meetingMinutes)} {place}
      </p>
      {path && (
        <p className="booked__ways">
          <a className="link" href={`${path}/vaani-meeting.ics`} download>
            <CalendarPlus className="lu" aria-hidden="true" /> {words.calendar}
          </a>
          <a className="link" href={path}>
            {words.move}
          </a>
        </p>
      )}
    </div>
  );
}
