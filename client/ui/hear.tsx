import { Square, Volume2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { personaLinks } from '#shared/persona-links.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import { words } from '#shared/words.ts';
import { uiWords } from './words.ts';
import './hear.css';

/** One voice at a time: a new one stops the previous one. */
let sounding: HTMLAudioElement | undefined;

interface Props {
  of: PersonaSlug;
  clip: 'greeting' | 'line';
  className: string;
  depth?: number;
  children: ReactNode;
}

/** The recordings are in English. In another language the words are shown as text. */
function Written({ className, depth, children }: Props) {
  return (
    <p className={`hear hear--written ${className}`} data-depth={depth}>
      {children}
    </p>
  );
}

/** A text that can be heard: a press plays it in the character's voice, another press stops it. Nothing is loaded before. */
function Recorded({ of, clip, className, depth, children }: Props) {
  const audio = useRef<HTMLAudioElement>(undefined);
  const [status, setStatus] = useState<'silent' | 'playing' | 'failed'>('silent');
  useEffect(() => () => audio.current?.pause(), []);

  function toggle() {
    audio.current ??= load(of, clip, setStatus);
    const element = audio.current;
    if (status === 'playing') return element.pause();
    if (sounding !== element) sounding?.pause();
    sounding = element;
    if (status === 'failed') element.load();
    element.currentTime = 0;
    setStatus('playing');
    element.play().catch((error: DOMException) => {
      // A pause before the first sound is no failure.
      if (error.name !== 'AbortError') setStatus('failed');
    });
  }

  return (
    <button
      type="button"
      className={`hear ${className}`}
      data-depth={depth}
      aria-pressed={status === 'playing'}
      title={uiWords.hear(personaLinks[of].heardAs ?? personaLinks[of].name)}
      onClick={toggle}
    >
      {children}
      {status === 'playing' ? <Square className="lu" aria-hidden="true" /> : <Volume2 className="lu" aria-hidden="true" />}
      {status === 'failed' && <span role="alert">{uiWords.notPlayed}</span>}
    </button>
  );
}

export const Hear = words({ en: Recorded, hi: Written });

function load(of: PersonaSlug, clip: Props['clip'], tell: (status: 'silent' | 'failed') => void): HTMLAudioElement {
  const element = new Audio();
  const ending = element.canPlayType('audio/webm; codecs=opus') ? 'webm' : 'm4a';
  element.src = `/greetings/${of}-${clip}.${ending}`;
  for (const event of ['ended', 'pause']) element.addEventListener(event, () => tell('silent'));
  element.addEventListener('error', () => tell('failed'));
  return element;
}
