import { type ReactNode, useEffect, useRef } from 'react';
import {
  type ConversationRow,
  type DeskConversation,
  type DeskDelivery,
  type DeskLead,
  type DeskMeeting,
  type DeskOrder,
  type DeskRows,
  type DeskView,
  deskPaths,
} from '#shared/desk.ts';
import { useAsked } from './ask.ts';
import { told } from './columns.tsx';
import { Note } from './note.tsx';
import { Resend, Retry } from './repairs.tsx';
import { Trouble } from './trouble.tsx';

interface DetailProps<V extends DeskView> {
  view: V;
  row: DeskRows[V];
  onClose(): void;
  /** Called when the note was stored. */
  onNote(note: string): void;
}

/** One row in detail, with its actions: a panel on the right, or the full width of a phone. Escape closes it. */
export function Detail<V extends DeskView>({ view, row, onClose, onNote }: DetailProps<V>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const bodies: { [Each in DeskView]: (row: DeskRows[Each]) => ReactNode } = {
    conversations: (conversation) => <Conversation row={conversation} onNote={onNote} />,
    orders: (order) => <Order order={order} />,
    leads: (lead) => <Lead lead={lead} onNote={onNote} />,
    meetings: (meeting) => <Meeting meeting={meeting} />,
    deliveries: (delivery) => <Delivery delivery={delivery} />,
  };
  return (
    <dialog className="desk-detail" ref={dialog} aria-labelledby="desk-detail" onClose={onClose}>
      <button className="desk-detail__close" type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
        ×
      </button>
      {bodies[view](row)}
    </dialog>
  );
}

/** Names and values. Empty values are left out. */
function Facts({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="desk-facts">
      {of
        .filter(([, value]) => value !== '' && value !== 0)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Conversation({ row, onNote }: { row: ConversationRow; onNote(note: string): void }) {
  const { data, failure, again } = useAsked<DeskConversation>(deskPaths.conversation, { id: row.id }, 0);
  return (
    <>
      <h2 id="desk-detail">
        {row.line === 'chat' ? 'Chat' : 'Talk'} with {row.character}
      </h2>
      <Facts
        of={[
          ['When', told(row.at)],
          ['Who', row.who],
          ['Came to', row.outcome],
          ['Not answered', row.unansweredCount],
          ['In the log', data ? `session ${data.session}` : ''],
        ]}
      />
      <Note subject={row.id} initial={row.note} onSaved={onNote} />
      {failure !== undefined && <Trouble sentence={failure} onAgain={again} />}
      {!data && failure === undefined && (
        <p className="desk-wait" role="status">
          Fetching the conversation …
        </p>
      )}
      {data && data.noted.length > 0 && <Facts of={data.noted.map(({ label, text }) => [label, text])} />}
      {data && row.line === 'chat' && (
        <ol className="desk-talk">
          {data.messages.map(({ sender, text, at, isUnanswered }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a conversation do not move
            <li key={place} className={sender === 'visitor' ? 'is-visitor' : undefined}>
              <p className="desk-talk__who">
                {sender === 'visitor' ? 'Visitor' : row.character}, {told(at)}
                {isUnanswered && <span className="desk-tag desk-tag--urgent">not answered</span>}
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {data && row.line !== 'chat' && <p className="desk-small">What was said in calls is not kept.</p>}
      {data && data.orders.length > 0 && (
        <>
          <h3>Orders of this browser</h3>
          <ul>
            {data.orders.map(({ id, reference, guide, status }) => (
              <li key={id}>
                {reference}, {guide}, {status.replace('_', ' ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Order({ order }: { order: DeskOrder }) {
  return (
    <>
      <h2 id="desk-detail">{order.reference}</h2>
      <Facts
        of={[
          ['Guide', `${order.guide}, ₹${order.rupees}`],
          ['Email', order.email],
          ['Opened', told(order.at)],
          ['Paid', told(order.paidAt)],
          ['Payment', order.payment],
          ['Refunded', order.refunded > 0 ? `₹${order.refunded}` : ''],
          ['Mailed', told(order.deliveredAt)],
          ['Downloads', order.downloads],
          ['Id', order.id],
        ]}
      />
      {order.paidAt === '' && <p className="desk-small">It is not paid: there is no guide to send.</p>}
      {order.status === 'refunded' && <p className="desk-small">The whole price was paid back: the guide is not sent again.</p>}
      {order.paidAt !== '' && order.status !== 'refunded' && <Resend order={order} />}
      {order.paidAt !== '' && order.status !== 'refunded' && (
        <p className="desk-small">To refund: npm run orders -- refund {order.reference}</p>
      )}
    </>
  );
}

function Lead({ lead, onNote }: { lead: DeskLead; onNote(note: string): void }) {
  return (
    <>
      <h2 id="desk-detail">{lead.name || lead.brand || 'Lead'}</h2>
      <Facts
        of={[
          ['Brand', lead.brand],
          ['Website', lead.website],
          [lead.kind === 'call' ? 'Said in a call' : 'Sells', lead.description],
          ['Email', lead.email],
          ['Left', told(lead.at)],
          ['Id', lead.id],
        ]}
      />
      <Note subject={lead.id} initial={lead.note} onSaved={onNote} />
    </>
  );
}

/** A slot that was chosen, and not words of the visitor. */
const isTime = /^\d{4}-\d\d-\d\dT/;

function Meeting({ meeting }: { meeting: DeskMeeting }) {
  return (
    <>
      <h2 id="desk-detail">{meeting.name}</h2>
      <Facts
        of={[
          ['Begins', told(meeting.start)],
          ['Asked for', isTime.test(meeting.askedFor) ? told(meeting.askedFor) : meeting.askedFor],
          ['Their time zone', meeting.timeZone],
          ['Brand', meeting.brand],
          ['Email', meeting.email],
          ['Asked', told(meeting.at)],
          ['Id', meeting.id],
        ]}
      />
      {meeting.status === 'requested' && <p className="desk-small">A person has to answer: write to {meeting.email}.</p>}
      {meeting.status === 'confirmed' && <p className="desk-small">To cancel: npm run meetings -- cancel {meeting.id}</p>}
    </>
  );
}

function Delivery({ delivery }: { delivery: DeskDelivery }) {
  return (
    <>
      <h2 id="desk-detail">Delivery to {delivery.to}</h2>
      <Facts
        of={[
          ['What', delivery.about],
          ['Queued', told(delivery.at)],
          ['Tries', delivery.attempts],
          ['Next try', told(delivery.nextAt)],
          ['Error', delivery.error],
          ['Id', delivery.id],
        ]}
      />
      {delivery.error === '' ? <p className="desk-small">It goes out by itself.</p> : <Retry id={delivery.id} />}
    </>
  );
}
