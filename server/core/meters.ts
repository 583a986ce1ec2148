/** Metrics of this process. Each is declared in the file that counts it; `GET /metrics` shows all of them. */

type Values<L extends string> = Record<L, string>;

export interface Counter<L extends string> {
  add(labels: Values<L>, amount?: number): void;
}

export interface Histogram<L extends string> {
  observe(labels: Values<L>, seconds: number): void;
}

interface Meter {
  name: string;
  help: string;
  type: 'counter' | 'histogram';
  samples(): string[];
}

const prefix = 'vaani_';
const meters: Meter[] = [];

/**
 * A counter: a number that only increases.
 * @param labels the values of each label: every combination begins at 0, so that an alert sees the first increase
 */
export function counter<L extends string = never>(name: string, help: string, labels?: Record<L, readonly string[]>): Counter<L> {
  const counts = new Map<string, number>();
  for (const each of combinations(labels ?? ({} as Record<L, readonly string[]>))) counts.set(written(each), 0);
  meters.push({ name, help, type: 'counter', samples: () => [...counts].map(([key, count]) => `${prefix}${name}${key} ${count}`) });
  return {
    add(values, amount = 1) {
      const key = written(values);
      counts.set(key, (counts.get(key) ?? 0) + amount);
    },
  };
}

/** Upper bounds of the histogram in seconds: from the time of a page to the time of a slow provider. */
const bounds = [0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10, 25];

/** A histogram of durations, with labels. */
export function histogram<L extends string>(name: string, help: string): Histogram<L> {
  const series = new Map<string, { labels: Values<L>; within: number[]; count: number; sum: number }>();
  meters.push({
    name,
    help,
    type: 'histogram',
    samples: () =>
      [...series.values()].flatMap(({ labels, within, count, sum }) => [
        ...bounds.map((le, place) => `${prefix}${name}_bucket${written({ ...labels, le: String(le) })} ${within[place]}`),
        `${prefix}${name}_bucket${written({ ...labels, le: '+Inf' })} ${count}`,
        `${prefix}${name}_sum${written(labels)} ${sum}`,
        `${prefix}${name}_count${written(labels)} ${count}`,
      ]),
  });
  return {
    observe(labels, seconds) {
      const key = written(labels);
      const one = series.get(key) ?? { labels, within: bounds.map(() => 0), count: 0, sum: 0 };
      series.set(key, one);
      one.count += 1;
      one.sum += seconds;
      for (const [place, bound] of bounds.entries()) if (seconds <= bound) one.within[place] = (one.within[place] ?? 0) + 1;
    },
  };
}

/** All counters and histograms, in the text format of Prometheus. */
export const metersAsText = (): string =>
  meters
    .map(({ name, help, type, samples }) => `# HELP ${prefix}${name} ${help}\n# TYPE ${prefix}${name} ${type}\n${samples().join('\n')}\n`)
    .join('');

/** Gauges that are read when `/metrics` is requested, in the same format. */
export const gaugeAsText = (name: string, help: string, samples: readonly (readonly [labels: Record<string, string>, value: number])[]) =>
  `# HELP ${prefix}${name} ${help}\n# TYPE ${prefix}${name} gauge\n${samples.map(([labels, value]) => `${prefix}${name}${written(labels)} ${value}`).join('\n')}\n`;

function written(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/[\\"\n]/g, (letter) => (letter === '\n' ? '\\n' : `\\${letter}`))}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

function combinations(labels: Record<string, readonly string[]>): Record<string, string>[] {
  return Object.entries(labels).reduce<Record<string, string>[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}
