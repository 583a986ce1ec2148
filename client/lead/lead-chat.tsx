import { CircleAlert } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import mark from '#client/assets/brand/mark.svg';
import { Composer } from '#client/ui/composer.tsx';
import { NoScript } from '#client/ui/no-script.tsx';
import { useFocusInTalk } from '#client/ui/use-kept-focus.ts';
import { emailMaxLength, invalidEmailSentence } from '#shared/email.ts';
import { openQuestion, type Question, questions } from '#shared/lead-rules.ts';
import { leadSays } from '#shared/lead-words.ts';
import { answerMaxLength, requestedTimeMaxLength } from '#shared/lengths.ts';
import { LeadLog } from './lead-log.tsx';
import { Slots } from './slots.tsx';
import { useLead } from './use-lead.ts';
import { leadWords as words } from './words.ts';
import '#client/ui/talk.css';
import './lead.css';

/** The autocomplete names of the browser. */
const fills: Record<Question, string> = { name: 'name', brand: 'organization', website: 'url', email: 'email' };

/** Four questions and a meeting, as a chat. */
export function LeadChat() {
  const lead = useLead();
  const { state, say, dispatch } = lead;
  const { answers, changing, invalidEmail, submission } = state;
  const question = openQuestion(state);
  const place = question ?? state.step;
  const panel = useRef<HTMLDivElement>(null);
  useFocusInTalk(panel);
  useSelected(panel, changing);
  useEscape(panel, changing !== null, () => changing !== null && dispatch({ type: 'change', question: changing }));

  return (
    <div className="chat chat--lead" ref={panel}>
      <div className="chat__head">
        <img src={mark} alt="" width="46" height="46" loading="lazy" />
        <div>
          <strong>{words.heading}</strong>
          <span>{words.about}</span>
        </div>
      </div>
      <ol className="prog">
        {questions.map((each) => (
          <li key={each} className={answers[each] === undefined ? undefined : 'done'} aria-current={each === question ? 'step' : undefined}>
            {words.progress[each]}
            {answers[each] !== undefined && <span className="vh">{words.answered}</span>}
          </li>
        ))}
      </ol>
      <NoScript what={words.needsScript} />
      <LeadLog lead={lead} />
      {question === null && <Slots lead={lead} />}
      {submission === 'failed' && (
        <p className="limit" role="status">
          <CircleAlert className="lu" aria-hidden="true" />
          {leadSays.notSent}
          <button className="link again" type="button" onClick={() => dispatch({ type: 'again', what: 'submission' })}>
            {words.tryAgain}
          </button>
        </p>
      )}
      {place !== 'done' && (
        <Composer
          key={changing ?? 'next'}
          label={question === null ? words.reply : words.labels[question]}
          placeholder={words.placeholders[place]}
          type={question === 'email' ? 'email' : 'text'}
          {...(question !== null && { autoComplete: fills[question] })}
          maxLength={question === 'email' ? emailMaxLength : question === null ? requestedTimeMaxLength : answerMaxLength}
          initial={changing === null ? '' : (answers[changing] ?? '')}
          error={invalidEmail ? invalidEmailSentence : undefined}
          busy={place === 'suggest' && state.slots === null}
          onSend={say}
        />
      )}
    </div>
  );
}

/** When an answer is changed, the field contains the old one. */
function useSelected(panel: RefObject<HTMLDivElement | null>, changing: Question | null) {
  const before = useRef(changing);
  useEffect(() => {
    if (before.current !== changing) panel.current?.querySelector<HTMLInputElement>('.composer input')?.select();
    before.current = changing;
  }, [panel, changing]);
}

/** Escape keeps the old answer. */
function useEscape(panel: RefObject<HTMLElement | null>, listens: boolean, leave: () => void) {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    const element = panel.current;
    if (!listens || !element) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && latest.current();
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [panel, listens]);
}
