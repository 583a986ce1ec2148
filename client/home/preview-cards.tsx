import { useRef } from 'react';
import { useReveal } from '../ui/reveal.ts';
import { PreviewCard } from './preview-card.tsx';
import { previews } from './previews.ts';

/** Cards like record sleeves. The disc turns while its preview plays; one at a time. */
export function PreviewCards() {
  const list = useRef<HTMLDivElement>(null);
  useReveal(list);
  const sounding = useRef<HTMLAudioElement | null>(null);
  const hushOthers = (audio: HTMLAudioElement) => {
    if (sounding.current !== audio) sounding.current?.pause();
    sounding.current = audio;
  };
  return (
    <div className="preview-cards" ref={list}>
      {previews.map((preview) => (
        <PreviewCard key={preview.slug} preview={preview} onPlay={hushOthers} />
      ))}
    </div>
  );
}
