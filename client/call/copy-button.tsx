import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { callWords } from './words.ts';

/** Copies a text. If the browser refuses, it shows the text for manual copying. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [outcome, setOutcome] = useState<'waiting' | 'copied' | 'refused'>('waiting');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  if (outcome === 'refused') return <textarea className="copy-text" readOnly aria-label={label} value={text} />;
  return (
    <button type="button" className="btn btn--small btn--ghost" onClick={copy}>
      {outcome === 'copied' ? <Check className="lu" /> : <Copy className="lu" />}
      <span aria-live="polite">{outcome === 'copied' ? callWords.problem.copied : label}</span>
    </button>
  );
}
