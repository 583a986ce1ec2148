import { FixedLogo } from '../ui/fixed-logo.tsx';

/** What stands behind the link to cancel a meeting; the server picks. */
export const meetingStates = ['open', 'cancelled', 'unknown'] as const;
export type MeetingState = (typeof meetingStates)[number];

/** What the server writes in. */
const meeting = { day: '__MEETING_DAY__', time: '__MEETING_TIME__', zone: '__MEETING_ZONE__' };

const words: Record<MeetingState, { heading: string; lead: string; back: string; to: string }> = {
  open: {
    heading: 'Your meeting with Vaani',
    lead: 'Does it not suit you after all? Cancel it here, and the time is free for somebody else.',
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

/** The page behind the cancel link of an invitation. It works without any script. */
export function MeetingPage({ state }: { state: MeetingState }) {
  const { heading, lead, back, to } = words[state];
  return (
    <div className="meeting">
      <title>{`${heading}: Vaani`}</title>
      <meta name="description" content={lead} />
      <meta name="robots" content="noindex" />
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="print print--buti" />
      <FixedLogo />
      <main className="meeting__sheet" id="main">
        <h1>{heading}</h1>
        {state !== 'unknown' && (
          <p className={state === 'open' ? 'meeting__when' : 'meeting__when meeting__when--off'}>
            <b>{meeting.day}</b>
            <b>{meeting.time}</b>
            <span>{meeting.zone}</span>
          </p>
        )}
        <p>{lead}</p>
        <div className="meeting__acts">
          {state === 'open' && (
            <form method="post">
              <button className="btn" type="submit">
                Cancel the meeting
              </button>
            </form>
          )}
          <a className="link" href={to}>
            {back}
          </a>
        </div>
      </main>
    </div>
  );
}
