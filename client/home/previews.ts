/** The six preview clips as rows. What each says is what is heard, word for word. */
export interface Preview {
  slug: string;
  name: string;
  trade: string;
  /** Town and temper. */
  about: string;
  line: string;
  /** Language of the line, where it is not that of the page. */
  lang?: string;
  /** The line in English, where it is not. */
  meaning?: string;
  seconds: number;
  /** Loudness of 46 equal parts of the clip, each a digit 1 to g (16) in base 17. */
  wave: string;
  webm: string;
  m4a: string;
}

const files = import.meta.glob<string>('../assets/audio/previews/*', { query: '?url', import: 'default', eager: true });
const clip = (slug: string) => ({
  slug,
  webm: files[`../assets/audio/previews/${slug}.webm`] as string,
  m4a: files[`../assets/audio/previews/${slug}.m4a`] as string,
});

export const previews: readonly Preview[] = [
  {
    ...clip('dadi-storyteller'),
    name: 'Kamla Dadi',
    trade: 'Storyteller',
    about: 'Lucknow. Reads a product page like a bedtime story. Nobody has stayed awake for the price.',
    line: 'Come, sit close. Tonight I will tell you the story of the clever crow.',
    seconds: 7,
    wave: '7777fga56e5gd655egb59fcffb9fe99fabda6788755531',
  },
  {
    ...clip('radio-host'),
    name: 'Jagdish Bhai',
    trade: 'Radio host',
    about: 'Indore. Late-night warmth, on every frequency. Can make people wait up for a pressure cooker.',
    line: 'Good evening, dear listeners. The best song of the night is still to come.',
    seconds: 7,
    wave: '1388769fccc8agdb9fcc5679dddadfabbeccfc8ad74421',
  },
  {
    ...clip('station-announcer'),
    name: 'Sarita',
    trade: 'Announcer',
    about: 'Itarsi Junction. Tells you where your parcel is before you ask. Has never once sounded late.',
    line: 'Your order is now arriving, on platform number one.',
    seconds: 6.3,
    wave: '7799bcdcb9fgeefcfceegce9g9dg6feeccdda776766531',
  },
  {
    ...clip('mithu-parrot'),
    name: 'Mithu',
    trade: 'Parrot',
    about: 'Ratnagiri. Repeats the offer until somebody laughs, and then once more for the neighbours.',
    line: 'Hello, hello! Sweet mangoes! Only today, only for you!',
    seconds: 6.6,
    wave: '3368eeeb4dddb458dbddcb655geaddc9ed9edb56798541',
  },
  {
    ...clip('parvat-mountain'),
    name: 'Parvat',
    trade: 'Mountain',
    about: 'Above Munsiyari. Old, low and unhurried. Best with wool, tea and anything worth waiting for.',
    line: 'Breathe in. The mountain is never in a hurry.',
    seconds: 6,
    wave: 'bcb986656gfda75544efd9fdcddddafa55444555443211',
  },
  {
    ...clip('vaani-choir'),
    name: 'Vaani',
    trade: 'Choir, Hindi',
    about: 'From everywhere. Five voices, one greeting. For brands that would rather be sung than said.',
    line: 'Namaste Bharat. Aapki aawaaz, aapka bazaar.',
    lang: 'hi-Latn',
    meaning: 'Hello India. Your voice, your marketplace.',
    seconds: 6.6,
    wave: '9ccabdc9c7ebb843d76dca8ge74ad4dbcbbfa567866531',
  },
];
