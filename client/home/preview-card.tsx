import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { words } from '#shared/words.ts';
import type { Preview } from './previews.ts';
import { Wave } from './wave.tsx';

interface Props {
  preview: Preview;
  /** Called with the audio element that begins, so that the other one stops. */
  onPlay(audio: HTMLAudioElement): void;
}

const says = words({
  en: {
    play: (name: string) => `Play preview of ${name}`,
    pause: (name: string) => `Pause preview of ${name}`,
    position: (name: string) => `Position in preview of ${name}`,
    seconds: (at: number, all: number) => `${at} of ${all} seconds`,
    notPlayed: 'This preview could not be played. Try again.',
  },
  hi: {
    play: (name) => `${name} की झलक सुनें`,
    pause: (name) => `${name} की झलक रोकें`,
    position: (name) => `${name} की झलक में जगह`,
    seconds: (at, all) => `${all} में से ${at} सेकंड`,
    notPlayed: 'यह झलक नहीं चल पाई। फिर कोशिश कीजिए।',
  },
});

type Status = 'idle' | 'loading' | 'playing' | 'error';

/** One voice of the marketplace: its picture, and a player for its preview. */
export function PreviewCard({ preview, onPlay }: Props) {
  const { slug, name, trade, about, line, lang, meaning, seconds, wave, webm, m4a } = preview;
  const audio = useRef<HTMLAudioElement>(null);
  const [status, setStatus] = useState<Status>('idle');
  const [at, setAt] = useState(0);
  const on = status === 'loading' || status === 'playing';

  async function toggle() {
    const element = audio.current;
    if (!element) return;
    if (on) return element.pause();
    setStatus('loading');
    onPlay(element);
    // After a failure the audio element must be reloaded.
    if (status === 'error') element.load();
    try {
      await element.play();
    } catch (error) {
      // A pause before the first sound is no failure.
      if ((error as DOMException).name !== 'AbortError') setStatus('error');
    }
  }

  return (
    <article className="preview-card reveal" data-voice={slug} data-status={status}>
      <div className="preview-card__art" aria-hidden="true">
        <span className="disc">
          <i />
        </span>
        <span className="preview-card__jacket">
          <i />
          <span className="preview-card__tag">{trade}</span>
        </span>
      </div>
      <h3>{name}</h3>
      <div className="preview-card__words">
        <p>{about}</p>
        {/* biome-ignore lint/a11y/useMediaCaption: the words of the clip stand below it */}
        <audio
          ref={audio}
          preload="none"
          onPlaying={() => setStatus('playing')}
          onWaiting={() => setStatus('loading')}
          onPause={() => setStatus((now) => (now === 'error' ? now : 'idle'))}
          onError={() => setStatus('error')}
          onEnded={() => setAt(0)}
          onTimeUpdate={(event) => setAt(event.currentTarget.ended ? 0 : event.currentTarget.currentTime)}
        >
          <source src={webm} type="audio/webm; codecs=opus" />
          <source src={m4a} type="audio/mp4" />
        </audio>
        <div className="player">
          <button type="button" aria-label={on ? says.pause(name) : says.play(name)} aria-busy={status === 'loading'} onClick={toggle}>
            {on ? <Pause className="lu" /> : <Play className="lu" />}
          </button>
          <span className="player__wave">
            <Wave levels={wave} played={at / seconds} />
            <input
              type="range"
              min={0}
              max={seconds}
              step={0.5}
              value={Math.min(at, seconds)}
              aria-label={says.position(name)}
              aria-valuetext={says.seconds(Math.round(at), Math.round(seconds))}
              onChange={({ target }) => {
                setAt(target.valueAsNumber);
                if (audio.current) audio.current.currentTime = target.valueAsNumber;
              }}
            />
          </span>
          <span className="player__time">0:0{Math.round(on || at > 0 ? at : seconds)}</span>
        </div>
        {status === 'error' && (
          <p className="player__error" role="alert">
            {says.notPlayed}
          </p>
        )}
      </div>
      <blockquote lang={lang}>
        <p>“{line}”</p>
      </blockquote>
      {meaning && <p className="preview-card__meaning">{meaning}</p>}
    </article>
  );
}
