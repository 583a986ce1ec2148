import { useRef } from 'react';
import { useReveal } from '../ui/reveal.ts';
import { previews } from './previews.ts';
import { Sleeve } from './sleeve.tsx';

/** Record sleeves in block print. The disc slides out and turns while its preview plays; one at a time. */
export function Sleeves() {
  const list = useRef<HTMLDivElement>(null);
  useReveal(list);
  const sounding = useRef<HTMLAudioElement | null>(null);
  const hushOthers = (audio: HTMLAudioElement) => {
    if (sounding.current !== audio) sounding.current?.pause();
    sounding.current = audio;
  };
  return (
    <div className="sleeves" ref={list}>
      {previews.map((preview) => (
        <Sleeve key={preview.slug} preview={preview} onPlay={hushOthers} />
      ))}
    </div>
  );
}
