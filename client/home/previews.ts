import { words } from '#shared/words.ts';

type Slug = 'dadi-storyteller' | 'radio-host' | 'station-announcer' | 'mithu-parrot' | 'parvat-mountain' | 'vaani-choir';

/** The texts of each preview. */
interface Told {
  name: string;
  trade: string;
  /** Town and manner of speaking. */
  about: string;
  /** The words of the clip, in the language of the page. */
  line: string;
  /** The language of the words, if it is not that of the page. */
  lang?: string;
  /** A translation, if the words are not in the language of the page. */
  meaning?: string;
}

const told = words<Record<Slug, Told>>({
  en: {
    'dadi-storyteller': {
      name: 'Kamla Dadi',
      trade: 'Storyteller',
      about: 'Lucknow. Reads a product page like a bedtime story. Nobody has stayed awake for the price.',
      line: 'Come, sit close. Tonight I will tell you the story of the clever crow.',
    },
    'radio-host': {
      name: 'Jagdish Bhai',
      trade: 'Radio host',
      about: 'Indore. Late-night warmth, on every frequency. Can make people wait up for a pressure cooker.',
      line: 'Good evening, dear listeners. The best song of the night is still to come.',
    },
    'station-announcer': {
      name: 'Sarita',
      trade: 'Announcer',
      about: 'Itarsi Junction. Tells you where your parcel is before you ask. Has never once sounded late.',
      line: 'Your order is now arriving, on platform number one.',
    },
    'mithu-parrot': {
      name: 'Mithu',
      trade: 'Parrot',
      about: 'Ratnagiri. Repeats the offer until somebody laughs, and then once more for the neighbours.',
      line: 'Hello, hello! Sweet mangoes! Only today, only for you!',
    },
    'parvat-mountain': {
      name: 'Parvat',
      trade: 'Mountain',
      about: 'Above Munsiyari. Old, low and unhurried. Best with wool, tea and anything worth waiting for.',
      line: 'Breathe in. The mountain is never in a hurry.',
    },
    'vaani-choir': {
      name: 'Vaani',
      trade: 'Choir, Hindi',
      about: 'From everywhere. Five voices, one greeting. For brands that would rather be sung than said.',
      line: 'Namaste Bharat. Aapki aawaaz, aapka bazaar.',
      lang: 'hi-Latn',
      meaning: 'Hello India. Your voice, your marketplace.',
    },
  },
  hi: {
    'dadi-storyteller': {
      name: 'कमला दादी',
      trade: 'क़िस्सागो',
      about: 'लखनऊ। सामान का पन्ना भी सोते समय की कहानी जैसा पढ़ती हैं। दाम सुनने तक कोई जागा नहीं रहा।',
      line: 'आओ, पास बैठो। आज रात मैं तुम्हें चतुर कौवे की कहानी सुनाऊँगी।',
    },
    'radio-host': {
      name: 'जगदीश भाई',
      trade: 'रेडियो वाले',
      about: 'इंदौर। देर रात की गर्माहट, हर फ़्रीक्वेंसी पर। प्रेशर कुकर के लिए भी लोगों को जगाए रख सकते हैं।',
      line: 'नमस्कार, प्यारे श्रोताओ। रात का सबसे अच्छा गाना अभी बाक़ी है।',
    },
    'station-announcer': {
      name: 'सरिता',
      trade: 'उद्घोषिका',
      about: 'इटारसी जंक्शन। पूछने से पहले बता देती हैं कि पार्सल कहाँ है। आज तक कभी देर से नहीं लगीं।',
      line: 'आपका ऑर्डर प्लेटफ़ॉर्म नंबर एक पर आ रहा है।',
    },
    'mithu-parrot': {
      name: 'मिट्ठू',
      trade: 'तोता',
      about: 'रत्नागिरि। ऑफ़र तब तक दोहराता है जब तक कोई हँस न दे, फिर एक बार पड़ोसियों के लिए भी।',
      line: 'हेलो, हेलो! मीठे आम! सिर्फ़ आज, सिर्फ़ आपके लिए!',
    },
    'parvat-mountain': {
      name: 'पर्वत',
      trade: 'पहाड़',
      about: 'मुनस्यारी के ऊपर। पुराना, गहरा, बिना जल्दी का। ऊन, चाय और हर उस चीज़ के लिए जो इंतज़ार के लायक़ हो।',
      line: 'साँस भरो। पहाड़ को कभी जल्दी नहीं होती।',
    },
    'vaani-choir': {
      name: 'वाणी',
      trade: 'समूह गान, हिन्दी',
      about: 'हर जगह से। पाँच आवाज़ें, एक अभिवादन। उन ब्रांडों के लिए जो कहे जाने से ज़्यादा गाए जाना चाहें।',
      line: 'नमस्ते भारत। आपकी आवाज़, आपका बाज़ार।',
    },
  },
});

/** The six preview clips, one row each. The text is word for word that of the clip. */
export interface Preview extends Told {
  slug: string;
  seconds: number;
  /** The loudness of 46 equal parts of the clip, each as a digit from 1 to g (16) in base 17. */
  wave: string;
  webm: string;
  m4a: string;
}

const files = import.meta.glob<string>('../assets/audio/previews/*', { query: '?url', import: 'default', eager: true });
const clip = (slug: Slug) => ({
  slug,
  ...told[slug],
  webm: files[`../assets/audio/previews/${slug}.webm`] as string,
  m4a: files[`../assets/audio/previews/${slug}.m4a`] as string,
});

export const previews: readonly Preview[] = [
  {
    ...clip('dadi-storyteller'),
    seconds: 7,
    wave: '7777fga56e5gd655egb59fcffb9fe99fabda6788755531',
  },
  {
    ...clip('radio-host'),
    seconds: 7,
    wave: '1388769fccc8agdb9fcc5679dddadfabbeccfc8ad74421',
  },
  {
    ...clip('station-announcer'),
    seconds: 6.3,
    wave: '7799bcdcb9fgeefcfceegce9g9dg6feeccdda776766531',
  },
  {
    ...clip('mithu-parrot'),
    seconds: 6.6,
    wave: '3368eeeb4dddb458dbddcb655geaddc9ed9edb56798541',
  },
  {
    ...clip('parvat-mountain'),
    seconds: 6,
    wave: 'bcb986656gfda75544efd9fdcddddafa55444555443211',
  },
  {
    ...clip('vaani-choir'),
    lang: 'hi-Latn',
    seconds: 6.6,
    wave: '9ccabdc9c7ebb843d76dca8ge74ad4dbcbbfa567866531',
  },
];
