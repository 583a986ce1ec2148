import { requestedTimeMaxLength } from '#shared/lengths.ts';
import { meetingMinutes } from '#shared/meeting-times.ts';
import { words } from '#shared/words.ts';
import { SheetPage } from './sheet-page.tsx';

/** The states of the page behind a meeting's link. The server chooses one. */
export const meetingStates = ['open', 'cancelled', 'unknown'] as const;
export type MeetingState = (typeof meetingStates)[number];

/** Values that the server fills in. */
const meeting = {
  path: '__MEETING_PATH__',
  day: '__MEETING_DAY__',
  time: '__MEETING_TIME__',
  zone: '__MEETING_ZONE__',
  /** In the time zone of the business, if it differs. */
  there: '__MEETING_THERE__',
  place: '__MEETING_PLACE__',
  /** The result of moving the meeting. */
  note: '__MEETING_NOTE__',
  /** The reason why it was not moved. */
  problem: '__MEETING_PROBLEM__',
  /** Buttons, one for each free start of tomorrow. */
  slots: '__MEETING_SLOTS__',
};

interface StateWords {
  heading: string;
  lead: string;
  back: string;
  to: string;
}

const stateWords = words<Record<MeetingState, StateWords>>({
  en: {
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
  },
  hi: {
    open: {
      heading: 'वाणी से आपकी मुलाक़ात',
      lead: 'यह समय ठीक नहीं रहेगा? यहीं से बदल लीजिए या रद्द कर दीजिए, तो यह समय किसी और के काम आ जाएगा।',
      back: 'मुलाक़ात रहने दें',
      to: '/hi',
    },
    cancelled: {
      heading: 'मुलाक़ात रद्द हो गई',
      lead: 'हमने आपको और अपने लोगों को लिख दिया है। कोई और समय ठीक रहे, तो वह आसानी से मिल जाएगा।',
      back: 'दूसरा समय ढूँढें',
      to: '/hi#brandvoice',
    },
    unknown: {
      heading: 'ऐसी कोई मुलाक़ात नहीं',
      lead: 'इस पते पर कोई मुलाक़ात नहीं है। लिंक मुलाक़ात शुरू होने तक चलता है; शायद वह शुरू हो चुकी, या लिंक का कोई अक्षर रास्ते में छूट गया।',
      back: 'हमसे बात करें',
      to: '/hi#brandvoice',
    },
  },
});

const says = words({
  en: {
    length: `${meetingMinutes} minutes.`,
    calendar: 'Add to calendar',
    cancel: 'Cancel the meeting',
    free: 'Free tomorrow',
    another: 'Another day or time, on your clock',
    example: 'Tuesday 4 pm, for example',
    move: 'Move the meeting',
  },
  hi: {
    length: `${meetingMinutes} मिनट।`,
    calendar: 'कैलेंडर में जोड़ें',
    cancel: 'मुलाक़ात रद्द करें',
    free: 'कल ये समय ख़ाली हैं',
    another: 'कोई और दिन या समय, आपकी घड़ी से',
    example: 'जैसे, मंगलवार शाम 4 बजे',
    move: 'समय बदलें',
  },
});

/** The page behind the link in an invitation. */
export function MeetingPage({ state }: { state: MeetingState }) {
  const { heading, lead, back, to } = stateWords[state];
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
          <p className="meeting__note" role="alert">
            {meeting.problem}
          </p>
          <p>
            {says.length} {meeting.place}{' '}
            <a className="link" href={`${meeting.path}/vaani-meeting.ics`}>
              {says.calendar}
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
              {says.cancel}
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

/** Choosing another time: a free start of tomorrow, or the visitor's own words. */
function Move() {
  return (
    <div className="meeting__move">
      <form method="post" action={`${meeting.path}/move`}>
        <fieldset>
          <legend>{says.free}</legend>
          <div className="meeting__slots">{meeting.slots}</div>
        </fieldset>
      </form>
      <form method="post" action={`${meeting.path}/move`}>
        <label htmlFor="wish">{says.another}</label>
        <input id="wish" name="start_time" required maxLength={requestedTimeMaxLength} placeholder={says.example} />
        <button className="btn btn--small btn--ghost" type="submit">
          {says.move}
        </button>
      </form>
    </div>
  );
}
