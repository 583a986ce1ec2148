import { requestedTimeMaxLength } from '#shared/lengths.ts';
import { meetingMinutes } from '#shared/meeting-times.ts';
import { SheetPage } from './sheet-page.tsx';

/** What stands behind the link to cancel a meeting; the server picks. */
export const meetingStates = ['open', 'cancelled', 'unknown'] as const;
export type MeetingState = (typeof meetingStates)[number];

/** What the server writes in. */
const meeting = {
  path: '__MEETING_PATH__',
  day: '__MEETING_DAY__',
  time: '__MEETING_TIME__',
  zone: '__MEETING_ZONE__',
  /** On the business's clock, where that differs. */
  there: '__MEETING_THERE__',
  place: '__MEETING_PLACE__',
  /** What came of moving it. */
  note: '__MEETING_NOTE__',
  /** Buttons, one a free start of tomorrow. */
  slots: '__MEETING_SLOTS__',
};

const words: Record<MeetingState, { heading: string; lead: string; back: string; to: string }> = {
  open: {
    heading: 'Your meeting with Vaani',
    lead: 'Does it not suit you after all? Move it or cancel it here, and the time is free for somebody else.',
    back: 'Keep the meeting',
    to: '/',
  },
  cancelled: {
    heading: 'The meeting is cancelled',
    lead: 'We have written to you and to our people. If another time suits you better, it is soon found.',
    back: 'Find another time',
    to: '/#brandvoice',
  },
  unknown: {
    heading: 'No such meeting',
    lead: 'There is no meeting behind this address. The link works until the meeting begins; perhaps it has, or a letter of the link got lost on the way.',
    back: 'Talk to us',
    to: '/#brandvoice',
  },
};

/** The page behind the cancel link of an invitation. */
export function MeetingPage({ state }: { state: MeetingState }) {
  const { heading, lead, back, to } = words[state];
  return (
    <SheetPage heading={heading} description={lead}>
      {state !== 'unknown' && (
        <p className={state === 'open' ? 'meeting__when' : 'meeting__when meeting__when--off'}>
          <b>{meeting.day}</b>
          <b>{meeting.time}</b>
          <span>{meeting.zone}</span>
          <span>{meeting.there}</span>
        </p>
      )}
      {state === 'open' && (
        <>
          <p className="meeting__note" role="status">
            {meeting.note}
          </p>
          <p>
            {meetingMinutes} minutes. {meeting.place}{' '}
            <a className="link" href={`${meeting.path}/vaani-meeting.ics`}>
              Add to calendar
            </a>
          </p>
        </>
      )}
      <p>{lead}</p>
      {state === 'open' && <Move />}
      <div className="meeting__acts">
        {state === 'open' && (
          <form method="post" action={`${meeting.path}/cancel`}>
            <button className="btn" type="submit">
              Cancel the meeting
            </button>
          </form>
        )}
        <a className="link" href={to}>
          {back}
        </a>
      </div>
    </SheetPage>
  );
}

/** Another time: a free start of tomorrow, or in the visitor's own words. */
function Move() {
  return (
    <div className="meeting__move">
      <form method="post" action={`${meeting.path}/move`}>
        <fieldset>
          <legend>Free tomorrow</legend>
          <div className="meeting__slots">{meeting.slots}</div>
        </fieldset>
      </form>
      <form method="post" action={`${meeting.path}/move`}>
        <label htmlFor="wish">Another day or time, on your clock</label>
        <input id="wish" name="start_time" required maxLength={requestedTimeMaxLength} placeholder="Tuesday 4 pm, for example" />
        <button className="btn btn--small btn--ghost" type="submit">
          Move the meeting
        </button>
      </form>
    </div>
  );
}
