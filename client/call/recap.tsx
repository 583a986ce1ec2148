import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Persona } from '#shared/personas.ts';
import type { Call } from './call-machine.ts';
import { usePageToast } from './page-toast.ts';
import { orderWords, recapText } from './recap-text.ts';
import { callWords } from './words.ts';
import './recap.css';

const words = callWords.recap;

/** The results of a call, to read, download or delete. */
export function Recap({ persona, call }: { persona: Persona; call: Call }) {
  const { notes, captions } = call;
  if (!notes) return null;
  const { topics, orders, noted, nextStep } = notes;
  return (
    <section className="recap" aria-label={words.label}>
      {topics.length > 0 && (
        <>
          <h2>{words.topics}</h2>
          <ul>
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </>
      )}
      {(noted.length > 0 || orders.length > 0) && (
        <>
          <h2>{words.noted}</h2>
          <ul>
            {orders.map((order) => (
              <li key={order.id}>{orderWords(order)}</li>
            ))}
            {noted.map(({ label, text }) => (
              <li key={label}>
                {label}: {text}
              </li>
            ))}
          </ul>
        </>
      )}
      {nextStep !== '' && (
        <p>
          <b>{words.next}</b> {nextStep}
        </p>
      )}
      <div className="ways">
        <button
          type="button"
          className="btn btn--small btn--ghost"
          onClick={() => download(`vaani-${persona.slug}.txt`, recapText(persona.name, notes, captions))}
        >
          <Download className="lu" />
          {words.download}
        </button>
        <Forget call={call} />
      </div>
    </section>
  );
}

function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Asks before it deletes, because deleted data cannot be restored. */
function Forget({ call }: { call: Call }) {
  const [step, setStep] = useState<'idle' | 'asked' | 'under-way' | 'failed'>('idle');
  const toast = usePageToast();
  if (step === 'idle')
    return (
      <button type="button" className="btn btn--small btn--ghost" onClick={() => setStep('asked')}>
        <Trash2 className="lu" />
        {words.forget}
      </button>
    );
  const forget = () => {
    setStep('under-way');
    call.forget().then(
      () => toast({ title: words.forgotten, description: words.forgottenMore }),
      () => setStep('failed'),
    );
  };
  return (
    <p className="recap__forget" role="status">
      {step === 'failed' ? words.failed : words.sure}
      <button type="button" className="link" onClick={forget} disabled={step === 'under-way'}>
        {step === 'failed' ? callWords.tryAgain : words.forgetIt}
      </button>{' '}
      <button type="button" className="link" onClick={() => setStep('idle')} disabled={step === 'under-way'}>
        {words.keepIt}
      </button>
    </p>
  );
}
