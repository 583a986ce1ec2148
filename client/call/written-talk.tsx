import { useState } from 'react';
import { ApiFailure } from '#client/api.ts';
import { Composer } from '#client/ui/composer.tsx';
import { messageMaxLength } from '#shared/lengths.ts';
import type { Persona } from '#shared/personas.ts';
import type { Call } from './call-machine.ts';
import { Captions } from './captions.tsx';
import './written-talk.css';

/** The same talk in writing, when the voice fails or is not wanted any more. */
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
      setProblem({ sentence: (code === 'no_answer' ? undefined : sentence) ?? 'That line did not get through.', unsent: line });
    }
    setBusy(false);
  }

  return (
    <section className="written" aria-label={`Write to ${persona.name}`}>
      {call.captions.length > 0 && <Captions captions={call.captions} name={persona.name} />}
      {problem && (
        <p role="alert">
          {problem.sentence}{' '}
          {linesLeft !== 0 && (
            <button type="button" className="link" onClick={() => void send(problem.unsent)}>
              Try again
            </button>
          )}
        </p>
      )}
      <Composer
        label={`Write to ${persona.name}`}
        placeholder={`Write to ${persona.name}`}
        maxLength={messageMaxLength}
        disabled={linesLeft === 0}
        busy={busy}
        onSend={(line) => void send(line)}
      />
    </section>
  );
}
