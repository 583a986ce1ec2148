/** Seconds as a clock: 167 is `02:47`. */
export function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** Seconds as one says them: 167 is `2 minutes 47 seconds`. */
export function spokenLength(seconds: number): string {
  const count = (value: number, unit: string) => (value === 0 ? [] : [`${value} ${unit}${value === 1 ? '' : 's'}`]);
  const parts = [...count(Math.floor(seconds / 60), 'minute'), ...count(seconds % 60, 'second')];
  return parts.join(' ') || 'less than a second';
}
