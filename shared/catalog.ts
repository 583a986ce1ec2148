/** The seven digital guides that Kaka sells. The first is the default if a purchase names none. */
export const catalog = [
  { sku: 'ayurvedic-nuskha', name: 'Ayurvedic Nuskha', paise: 149_00, about: 'home remedies for coughs, stomachs, joints and sleep' },
  {
    sku: 'herbal-hair-care',
    name: 'Herbal Hair Care Guide',
    paise: 129_00,
    about: 'oils, washes and habits for dry, thinning or tired hair',
  },
  {
    sku: 'desi-cooking-secrets',
    name: 'Desi Cooking Secrets',
    paise: 179_00,
    about: 'tempering, dals, rotis and rescues, the way the village makes them',
  },
  {
    sku: 'seasonal-wellness',
    name: 'Seasonal Wellness Tips',
    paise: 99_00,
    about: 'what to eat, wear and avoid in each of the six seasons',
  },
  {
    sku: 'home-cleaning-hacks',
    name: 'Home Cleaning Hacks',
    paise: 89_00,
    about: 'stains, smells, brass and kitchens with what is in the cupboard',
  },
  {
    sku: 'spiritual-practices',
    name: 'Spiritual Practices Guide',
    paise: 159_00,
    about: 'a quiet mind: lamp, breath, japa and a small daily practice',
  },
  {
    sku: 'immunity-booster',
    name: 'Immunity Booster Nuskha',
    paise: 119_00,
    about: 'kadhas, foods and routines for a body that falls ill less often',
  },
] as const;

export type Guide = (typeof catalog)[number];
export type Sku = Guide['sku'];

export const skus = catalog.map((guide) => guide.sku) as [Sku, ...Sku[]];

export const guideBySku = (sku: string): Guide | undefined => catalog.find((guide) => guide.sku === sku);

/** Requests name a guide by its name in the catalogue, in upper or lower case, with or without spaces around it. */
export const guideByName = (name: string): Guide | undefined =>
  catalog.find((guide) => guide.name.toLowerCase() === name.trim().toLowerCase());
