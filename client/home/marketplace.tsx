import { useRef } from 'react';
import { previews } from './previews.ts';
import { Section } from './section.tsx';
import { Sleeve } from './sleeve.tsx';
import './marketplace.css';

/** Record sleeves in block print. The disc slides out and turns while its preview plays; one at a time. */
export function Marketplace() {
  const sounding = useRef<HTMLAudioElement | null>(null);
  const hushOthers = (audio: HTMLAudioElement) => {
    if (sounding.current !== audio) sounding.current?.pause();
    sounding.current = audio;
  };
  return (
    <Section id="voice-marketplace">
      <div className="wrap">
        <div className="market__head">
          <div className="sec-head">
            <h2 className="d1">The voice marketplace</h2>
            <p className="lead">
              Ready-made voices with a home town, a temper and a sense of humour. License one, teach it your catalogue, put it to work.
              Listen to the first six.
            </p>
          </div>
          <span className="stamp">Coming Soon</span>
        </div>
        <div className="sleeves">
          {previews.map((preview) => (
            <Sleeve key={preview.slug} preview={preview} onPlay={hushOthers} />
          ))}
        </div>
        <p className="market__note">All six are synthesised voices. Nobody was recorded, and nobody is imitated.</p>
      </div>
    </Section>
  );
}
