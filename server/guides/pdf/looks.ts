import type { Sku } from '#shared/catalog.ts';

/** The colours of a guide. Each pair of text and background has a contrast of 4.5:1 or more. */
export interface Dyes {
  /** Background of the cover. */
  cloth: string;
  /** Background of the printed lower half. */
  deep: string;
  /** Title on the cover, and the line below it. */
  title: string;
  promise: string;
  /** Disc and rings. */
  bright: string;
  /** The second print, with a small offset. */
  second: string;
  /** Numbers and bullets on the inner pages. */
  accent: string;
}

export interface Look extends Dyes {
  /** The pattern of the cover's background, a file in `prints/`, and the width of its tile in points. */
  print: string;
  tile: number;
}

export const ink = '#2a1030';
export const inkSoft = '#5e4059';
export const sheet = '#fff9ec';
export const thread = '#e2cfa6';
export const madder = '#9c2819';
export const marigold = '#f9b233';

const ivory = '#fff6e3';

/** The cover of each guide: its colours and its pattern. */
export const looks: Record<Sku, Look> = {
  'ayurvedic-nuskha': {
    cloth: '#f9b233',
    deep: '#e39a1c',
    title: ink,
    promise: '#4b2346',
    bright: ivory,
    second: '#c4351a',
    accent: '#b92f16',
    print: 'bandhani',
    tile: 34,
  },
  'herbal-hair-care': {
    cloth: '#a11b5a',
    deep: '#7d1347',
    title: ivory,
    promise: '#fbd6e1',
    bright: '#ffc9a0',
    second: '#f2799f',
    accent: '#a11b5a',
    print: 'leheriya',
    tile: 52,
  },
  'desi-cooking-secrets': {
    cloth: '#9c2819',
    deep: '#6e160f',
    title: ivory,
    promise: '#fbddb8',
    bright: '#ffc24d',
    second: '#f08a2b',
    accent: '#9c2819',
    print: 'tara',
    tile: 50,
  },
  'seasonal-wellness': {
    cloth: '#0d5458',
    deep: '#0a3a40',
    title: ivory,
    promise: '#cfe5dd',
    bright: '#ffc24d',
    second: '#e4741b',
    accent: '#0d5458',
    print: 'lehar',
    tile: 56,
  },
  'home-cleaning-hacks': {
    cloth: '#17507a',
    deep: '#0d3554',
    title: ivory,
    promise: '#cfe2ee',
    bright: '#ffd067',
    second: '#ffac80',
    accent: '#17507a',
    print: 'jaal',
    tile: 48,
  },
  'spiritual-practices': {
    cloth: '#2a1030',
    deep: '#46214f',
    title: ivory,
    promise: '#dcc7c4',
    bright: '#f9b233',
    second: '#e2661a',
    accent: '#4b2346',
    print: 'shikhar',
    tile: 26,
  },
  'immunity-booster': {
    cloth: '#355a2c',
    deep: '#213e1d',
    title: ivory,
    promise: '#e3e9c4',
    bright: '#f7be4b',
    second: '#d8552b',
    accent: '#355a2c',
    print: 'buti',
    tile: 54,
  },
};
