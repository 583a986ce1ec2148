import { useRef, useState } from 'react';
import { useKeptFocus } from '#client/ui/use-kept-focus.ts';
import { dayOf, isSameClock, timeOf, zoneName } from '#shared/meeting-times.ts';
import type { LeadTalk } from './use-lead.ts';
import { leadWords as words } from './words.ts';

/** The number of slots that are shown first. All half hours of a day would fill the screen of a phone. */
const shownAtFirst = 6;

/** Free times as buttons, in the visitor's time zone. The time of the business is below, if it differs. */
export function Slots({ lead: { state, dispatch } }: { lead: LeadTalk }) {
  const [showsAll, setShowsAll] = useState(false);
  const { slots, step, zones } = state;
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(() => list.current?.querySelectorAll<HTMLElement>('fieldset button')[shownAtFirst], list);
  if (!slots || slots.length === 0 || step === 'done') return null;
  const { own, business } = zones;
  const elsewhere = slots.some((slot) => !isSameClock(slot, own, business));
  const shown = showsAll ? slots : slots.slice(0, shownAtFirst);
  const days = [...new Set(shown.map((slot) => dayOf(slot, own)))];

  return (
    <div className="slots" ref={list}>
      {days.map((day) => (
        <fieldset key={day}>
          <legend>
            {day}
            {elsewhere && words.yourTime}
          </legend>
          {shown
            .filter((slot) => dayOf(slot, own) === day)
            .map((slot) => (
              <button
                key={slot}
                type="button"
                onClick={() => dispatch({ type: 'slot-chosen', slot, label: `${day}, ${timeOf(slot, own)}` })}
              >
                {timeOf(slot, own)}
                {elsewhere && <small>{words.there(timeOf(slot, business))}</small>}
              </button>
            ))}
        </fieldset>
      ))}
      {elsewhere && <p>{words.thereIs(zoneName(business))}</p>}
      {slots.length > shown.length && (
        <button className="link again" type="button" onClick={() => setShowsAll(true)}>
          {words.moreTimes(slots.length - shown.length)}
        </button>
      )}
    </div>
  );
}
