import { useState } from 'react';
import { type DeskSummary, type DeskView, deskPaths, funnelDays } from '#shared/desk.ts';
import { useAsked } from './ask.ts';
import { Trouble } from './trouble.tsx';

/** What an operator must look at, each with its tab. */
const attentions: readonly (readonly [keyof DeskSummary['attention'], DeskView, string])[] = [
  ['unmatchedPayments', 'orders', 'payments that fit no order: npm run orders -- unmatched'],
  ['stuckOrders', 'orders', 'orders paid and not delivered, or without a link'],
  ['dead', 'deliveries', 'deliveries given up'],
  ['meetingsToAnswer', 'meetings', 'meeting requests to answer'],
  ['waiting', 'deliveries', 'deliveries on their way'],
];

const steps: readonly (readonly [keyof DeskSummary['funnel'], string])[] = [
  ['begun', 'Began to talk with Kaka'],
  ['wentOn', 'Went on after the first answer'],
  ['offered', 'Were offered a guide'],
  ['linked', 'Got a payment link'],
  ['paid', 'Paid'],
];

const numbers: readonly (readonly [keyof DeskSummary['counts'], string])[] = [
  ['rupees', 'rupees taken'],
  ['messages', 'messages to Kaka'],
  ['unanswered', 'of them not answered'],
  ['calls', 'calls opened'],
  ['callsJoined', 'calls joined'],
  ['leads', 'leads'],
  ['meetings', 'meetings asked for'],
];

/** What to look at, and the funnel from the first message to the payment. */
export function Overview({ epoch }: { epoch: number }) {
  const [days, setDays] = useState<number>(funnelDays[0]);
  const { data, failure, again } = useAsked<DeskSummary>(deskPaths.summary, { days }, epoch);
  if (failure !== undefined) return <Trouble sentence={failure} onAgain={again} />;
  const isCalm = data && attentions.every(([name]) => data.attention[name] === 0);
  const most = Math.max(1, data?.funnel.begun ?? 0, ...steps.map(([name]) => data?.funnel[name] ?? 0));
  return (
    <div className="desk-overview" aria-busy={!data}>
      <section className="desk-sheet" aria-labelledby="desk-attention">
        <h2 id="desk-attention">To look at</h2>
        {!data && <Waiting />}
        {isCalm && <p>Nothing waits for you. All that was promised is delivered.</p>}
        {data && !isCalm && (
          <ul className="desk-attention">
            {attentions
              .filter(([name]) => data.attention[name] > 0)
              .map(([name, view, words]) => (
                <li key={name} className={name === 'waiting' ? undefined : 'is-urgent'}>
                  <a href={`/desk#${view}`}>
                    <b>{data.attention[name]}</b> {words}
                  </a>
                </li>
              ))}
          </ul>
        )}
      </section>
      <section className="desk-sheet" aria-labelledby="desk-funnel">
        <div className="desk-sheet__head">
          <h2 id="desk-funnel">From the first word to the payment</h2>
          <fieldset className="desk-days">
            <legend className="vh">Period</legend>
            {funnelDays.map((each) => (
              <label key={each}>
                <input type="radio" name="days" checked={each === days} onChange={() => setDays(each)} />
                <span>{each} days</span>
              </label>
            ))}
          </fieldset>
        </div>
        {!data && <Waiting />}
        {data && (
          <>
            <ol className="desk-funnel">
              {steps.map(([name, words]) => (
                <li key={name}>
                  <span>{words}</span>
                  <b>{data.funnel[name]}</b>
                  <meter aria-label={words} min={0} max={most} value={data.funnel[name]} />
                </li>
              ))}
            </ol>
            <dl className="desk-numbers">
              {numbers.map(([name, words]) => (
                <div key={name}>
                  <dt>{words}</dt>
                  <dd>{name === 'rupees' ? `₹${data.counts[name].toLocaleString('en-IN')}` : data.counts[name]}</dd>
                </div>
              ))}
            </dl>
            <p className="desk-small">
              Visitors are counted from chats, calls and orders, each once a step. No page counts visits, and no cookie is read for it.
            </p>
          </>
        )}
      </section>
    </div>
  );
}

const Waiting = () => (
  <p className="desk-wait" role="status">
    Counting …
  </p>
);
