import { useState } from 'react';
import { ApiFailure } from '#client/api.ts';
import { Composer } from '#client/ui/composer.tsx';
import { messageMaxLength } from '#shared/lengths.ts';
import type { Persona } from '#shared/personas.ts';
import type { Call } from './call-machine.ts';
import { Captions } from './captions.tsx';
import { callWords } from './words.ts';
import './written-talk.css';

/** The conversation in writing, if the voice failed or is not wanted. */
export function WrittenTalk({ persona, call }: { persona: Persona; call: Call }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ sentence: string; unsent: string } | null>(null);
  const [linesLeft, setLinesLeft] = useState<number | null>(null);

  async function send(line: string) {
    if (line.trim() === '') return;
    setBusy(true);
    setProblem(null);
    try {
      setLinesLeft(await call.write(line));
    } catch (error) {
      const { code, sentence } = error instanceof ApiFailure ? error : new ApiFailure();
      if (code === 'demo_limit_reached') setLinesLeft(0);
      setProblem({ sentence: (code === 'no_answer' ? undefined : sentence) ?? callWords.notThrough, unsent: line });
    }
    setBusy(false);
  }

  const label = callWords.writeTo(persona.heardAs ?? persona.name);
  return (
    <section className="written" aria-label={label}>
      {call.captions.length > 0 && <Captions captions={call.captions} name={persona.name} />}
      {problem && (
        <p role="alert">
          {problem.sentence}{' '}
          {linesLeft !== 0 && (
            <button type="button" className="link" onClick={() => void send(problem.unsent)}>
              {callWords.tryAgain}
            </button>
          )}
        </p>
      )}
      <Composer
        label={label}
        placeholder={label}
        maxLength={messageMaxLength}
        disabled={linesLeft === 0}
        busy={busy}
        onSend={(line) => void send(line)}
      />
    </section>
  );
}
