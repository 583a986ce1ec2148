/** Converts Devanagari to Latin letters, as people type Hindi. The result is for matching, not for reading. */

const consonants: Record<string, string> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th', ड: 'd', ढ: 'dh' },
  ...{ ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h', ळ: 'l' },
};
const vowels: Record<string, string> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'ii', उ: 'u', ऊ: 'uu', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e' },
};
const signs: Record<string, string> = {
  ...{ 'ा': 'aa', 'ि': 'i', 'ी': 'ii', 'ु': 'u', 'ू': 'uu', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', 'ॅ': 'e' },
};
const virama = '्';

/** English words in Hindi lines, and words that the rules below would spell in an unusual way. Written without nukta and chandrabindu. */
const english: Record<string, string> = {
  ...{ डॉक्टर: 'doctor', डाक्टर: 'doctor', हॉस्पिटल: 'hospital', टेस्ट: 'test', टैबलेट: 'tablet', शुगर: 'sugar', बीपी: 'bp', थायरॉइड: 'thyroid' },
  ...{ थायराइड: 'thyroid', इंसुलिन: 'insulin', एलर्जी: 'allergy', साइड: 'side', इफेक्ट: 'effect', प्रेगनेंसी: 'pregnancy', प्रेग्नेंसी: 'pregnancy' },
  ...{ प्रेग्नेंट: 'pregnant', प्रेगनेंट: 'pregnant', डिलीवरी: 'delivery', प्लीज: 'please', थैंक: 'thank', थैंक्यू: 'thank you', थैंक्स: 'thanks', यू: 'you' },
  ...{
    सॉरी: 'sorry',
    हेलो: 'hello',
    हैलो: 'hello',
    हाय: 'hi',
    बाय: 'bye',
    ओके: 'ok',
    गुड: 'good',
    मॉर्निंग: 'morning',
    नाइट: 'night',
    यस: 'yes',
    नो: 'no',
  },
  ...{ फोन: 'phone', मोबाइल: 'mobile', नंबर: 'number', नम्बर: 'number', ईमेल: 'email', मेल: 'mail', कॉल: 'call', चैट: 'chat', मैसेज: 'message' },
  ...{ लिंक: 'link', पेमेंट: 'payment', रिफंड: 'refund', ऑनलाइन: 'online', गाइड: 'guide', पीडीएफ: 'pdf', ओटीपी: 'otp', पासवर्ड: 'password' },
  ...{
    कार्ड: 'card',
    पिन: 'pin',
    बैंक: 'bank',
    अकाउंट: 'account',
    यूपीआई: 'upi',
    व्हाट्सएप: 'whatsapp',
    कस्टमर: 'customer',
    केयर: 'care',
    मैनेजर: 'manager',
  },
  ...{ एआई: 'ai', रोबोट: 'robot', बॉट: 'bot', मशीन: 'machine', कंप्यूटर: 'computer', रिकॉर्ड: 'record', रिकॉर्डिंग: 'recording', डेटा: 'data' },
  ...{
    वेबसाइट: 'website',
    कंपनी: 'company',
    इंग्लिश: 'english',
    अंग्रेजी: 'english',
    अंग्रेज़ी: 'english',
    हिंदी: 'hindi',
    हिन्दी: 'hindi',
    हिंग्लिश: 'hinglish',
    रोमन: 'roman',
  },
  ...{
    जोक: 'joke',
    फनी: 'funny',
    बोर: 'bore',
    टाइम: 'time',
    पास: 'paas',
    स्कोर: 'score',
    मैच: 'match',
    पेट्रोल: 'petrol',
    डीजल: 'diesel',
    कार: 'car',
  },
  ...{
    बजट: 'budget',
    प्लान: 'plan',
    ट्रिप: 'trip',
    होटल: 'hotel',
    ट्रेन: 'train',
    टिकट: 'ticket',
    सीट: 'seat',
    टेस्टड्राइव: 'test drive',
    ड्राइव: 'drive',
  },
  ...{
    फोटो: 'photo',
    फ्री: 'free',
    बोट: 'bot',
    चेक: 'check',
    ड्राइवर: 'driver',
    प्रोग्राम: 'program',
    समरी: 'summary',
    रिपीट: 'repeat',
    स्लो: 'slow',
    सिंपल: 'simple',
    शॉर्ट: 'short',
    स्टॉप: 'stop',
    हेल्प: 'help',
    लाइव: 'live',
    न्यूज: 'news',
    वेदर: 'weather',
    लव: 'love',
    आई: 'i',
    गर्लफ्रेंड: 'girlfriend',
    बॉयफ्रेंड: 'boyfriend',
    सेक्स: 'sex',
    गे: 'gay',
    प्रॉम्प्ट: 'prompt',
    रूल: 'rule',
  },
  ...{
    पार्टी: 'party',
    वोट: 'vote',
    शेयर: 'share',
    लॉटरी: 'lottery',
    लाइन: 'line',
    पॉइंट: 'point',
    टॉपिक: 'topic',
    प्राइस: 'price',
    रेट: 'rate',
    फीस: 'fees',
  },
  ...{
    ऑफिस: 'office',
    बॉस: 'boss',
    जॉब: 'job',
    स्कूल: 'school',
    क्रिकेट: 'cricket',
    बेबी: 'baby',
    मम्मी: 'mummy',
    फ्रिज: 'fridge',
    मिनट: 'minute',
    क्रीम: 'cream',
  },
  ...{
    में: 'mein',
    मैं: 'main',
    हां: 'han',
    हा: 'han',
    मां: 'ma',
    कहां: 'kahan',
    यहां: 'yahan',
    वहां: 'vahan',
    नहीं: 'nahi',
    वह: 'voh',
    यह: 'yeh',
    ये: 'yeh',
    वो: 'voh',
  },
  ...{ क्यों: 'kyu', हैं: 'hai', हूं: 'hu', छह: 'che', छः: 'che', ज्ञान: 'gyan', पाएं: 'paye', गर्भवती: 'garbhvati', गर्भावस्था: 'garbhavastha' },
};

/** A word in Latin letters. `isEnglish` means that no further spelling rules apply to it. */
export function latinOf(word: string): { text: string; isEnglish: boolean } {
  // Most writers do not distinguish nukta, so it is dropped. Chandrabindu and anusvara become one sign.
  const plain = word.normalize('NFD').replaceAll('़', '').normalize('NFC').replaceAll('ँ', 'ं').replaceAll('ऱ', 'र');
  const listed = english[plain];
  if (listed !== undefined) return { text: listed, isEnglish: true };
  return { text: spelt(plain), isEnglish: false };
}

/** The sounds of a word: consonants, written vowels, and "ə" for each unwritten "a" until it is known whether it is pronounced. */
function spelt(word: string): string {
  const sounds: string[] = [];
  for (let i = 0; i < word.length; i++) {
    const letter = word[i] as string;
    const next = word[i + 1] ?? '';
    const consonant = consonants[letter];
    if (consonant !== undefined) {
      if (letter === 'ज' && next === virama && word[i + 2] === 'ञ') {
        sounds.push('g', 'y');
        i += 2;
        if (!(word[i + 1] !== undefined && (signs[word[i + 1] as string] || word[i + 1] === virama))) sounds.push('ə');
        continue;
      }
      sounds.push(consonant);
      if (next === virama) i++;
      else if (!(next in signs)) sounds.push('ə');
    } else if (letter in signs) sounds.push(signs[letter] as string);
    else if (letter in vowels) sounds.push(vowels[letter] as string);
    else if (letter === 'ं') {
      const isLast = i === word.length - 1;
      const isAfterA = sounds.at(-1) === 'aa';
      // "माँ" is typed "maa"; before labial consonants "n" is pronounced as "m" ("लंबा").
      if (!(isLast && isAfterA)) sounds.push(/[पफबभम]/.test(next) ? 'm' : 'n');
    } else if (letter === 'ः') sounds.push('h');
    else if (/[\da-z]/.test(letter)) sounds.push(letter);
  }
  return withoutSilent(sounds).join('');
}

/** Removes the silent unwritten "a": at the end of a word, and between vowel-consonant and consonant-vowel ("समझना" is "samajhna"). */
function withoutSilent(sounds: string[]): string[] {
  const isVowel = (sound: string | undefined) => sound !== undefined && /^[aeiouə]/.test(sound);
  const heard = [...sounds];
  if (heard.length > 2 && heard.at(-1) === 'ə') heard.pop();
  for (let i = heard.length - 2; i > 1; i--) {
    if (heard[i] !== 'ə') continue;
    const isOpen = !isVowel(heard[i - 1]) && isVowel(heard[i - 2]) && !isVowel(heard[i + 1]) && isVowel(heard[i + 2]);
    if (isOpen) heard.splice(i, 1);
  }
  return heard.map((sound) => (sound === 'ə' ? 'a' : sound));
}
