import { Square, Volume2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { personaLinks } from '#shared/persona-links.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import { words } from '#shared/words.ts';
import { type Clip, openRecording, openSpoken, type Sound, type SoundStatus, useHindiVoice } from './sounds.ts';
import { uiWords } from './words.ts';
import './hear.css';

/** One voice at a time: a new one stops the previous one. */
let sounding: Sound | undefined;

interface Props {
  of: PersonaSlug;
  clip: Clip;
  className: string;
  depth?: number;
  children: ReactNode;
}

/** A text that can be heard: a press plays it in the character's voice, another press stops it. Nothing is loaded before. */
function Heard({ of, clip, className, depth, children, openSound }: Props & { openSound: typeof openRecording }) {
  const sound = useRef<Sound>(undefined);
  const [status, setStatus] = useState<SoundStatus>('silent');
  useEffect(() => () => sound.current?.stop(), []);

  function toggle() {
    sound.current ??= openSound(of, clip, setStatus);
    if (status === 'playing') return sound.current.stop();
    if (sounding !== sound.current) sounding?.stop();
    sounding = sound.current;
    setStatus('playing');
    sounding.start();
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

const Recorded = (props: Props) => <Heard {...props} openSound={openRecording} />;

/** The recordings are in English. The browser's own voice says Hindi words if it has one for Hindi. If not, they are only text. */
function Spoken(props: Props) {
  if (useHindiVoice()) return <Heard {...props} openSound={openSpoken} />;
  return (
    <p className={`hear hear--written ${props.className}`} data-depth={props.depth}>
      {props.children}
      {/* Keeps the room of the symbol. */}
      <Volume2 className="lu" aria-hidden="true" />
    </p>
  );
}

export const Hear = words({ en: Recorded, hi: Spoken });

/** Says why the words can only be read. */
function NoVoice() {
  return useHindiVoice() === false && <p className="no-voice">इस ब्राउज़र में हिन्दी की आवाज़ नहीं है, इसलिए ये बातें सिर्फ़ लिखी हुई हैं।</p>;
}

export const Unheard = words<() => ReactNode>({ en: () => null, hi: NoVoice });
