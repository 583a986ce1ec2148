import { callWords } from './words.ts';

/** Seconds as a clock: 167 is `02:47`. */
export function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** Seconds in words: 167 is `2 minutes 47 seconds`. */
export function spokenLength(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [...(minutes === 0 ? [] : [callWords.minutes(minutes)]), ...(rest === 0 ? [] : [callWords.seconds(rest)])];
  return parts.join(' ') || callWords.noTime;
}
