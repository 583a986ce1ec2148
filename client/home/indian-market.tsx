import { words } from '#shared/words.ts';
import { DotField } from './dot-field.tsx';
import { Section } from './section.tsx';

const market = words({
  en: {
    heading: 'Vāk Civilization',
    lead: 'Long before there was a keyboard there was Vāk, speech, worshipped here as a goddess. A country that bargains, blesses, sings and gossips its way through the day was never going to tap through a checkout page. Voice opens digital retail to all of India’s 1.4 billion people.',
    reasons: [
      {
        title: 'Spoken before written',
        text: 'A grandmother who has never typed a search can still describe exactly the saree she wants.',
      },
      {
        title: 'Every mixture of tongues',
        text: 'Half Hindi, half English, one word of Marathi for the thing itself. Talking forgives what a form rejects.',
      },
      {
        title: 'Trust has a tone',
        text: 'People here buy from a voice they know. A character can be that voice, at midnight, in every pin code.',
      },
    ],
    field: '1,400 dots in rings around the word vāk.',
    caption: '1,400 dots. Each one is ten lakh people.',
  },
  hi: {
    heading: 'वाक् की सभ्यता',
    lead: 'कीबोर्ड से बहुत पहले वाक् थी, यानी वाणी, जिसे यहाँ देवी मानकर पूजा गया। जो देश दिन भर मोल-भाव करता है, आशीर्वाद देता है, गाता है और गपशप करता है, वह चेकआउट पेज पर टैप-टैप करके कहाँ ख़रीदने वाला था। आवाज़ डिजिटल बाज़ार को भारत के सभी 140 करोड़ लोगों के लिए खोल देती है।',
    reasons: [
      {
        title: 'लिखने से पहले बोलना',
        text: 'जिस दादी ने कभी कुछ टाइप करके नहीं खोजा, वे भी ठीक-ठीक बता सकती हैं कि साड़ी कैसी चाहिए।',
      },
      {
        title: 'हर बोली की खिचड़ी',
        text: 'आधी हिन्दी, आधी अंग्रेज़ी, और चीज़ का नाम मराठी में। फ़ॉर्म जिसे ठुकरा दे, बातचीत उसे माफ़ कर देती है।',
      },
      {
        title: 'भरोसे का एक सुर होता है',
        text: 'यहाँ लोग जानी-पहचानी आवाज़ से ख़रीदते हैं। किरदार वह आवाज़ बन सकता है, आधी रात को भी, हर पिन कोड में।',
      },
    ],
    field: 'वाक् शब्द के चारों ओर घेरों में 1,400 बिंदु।',
    caption: '1,400 बिंदु। हर एक में दस लाख लोग।',
  },
});

/** 1,400 visible dots. */
export function IndianMarket() {
  return (
    <Section id="indian-market" ground="night">
      <div className="wrap">
        <h2>{market.heading}</h2>
        <p className="lead">{market.lead}</p>
        <div className="vak__cols">
          {market.reasons.map(({ title, text }) => (
            <div className="reveal" key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
      <figure className="vak__figure">
        <div className="field" role="img" aria-label={market.field}>
          <DotField />
          <b lang="sa">वाक्</b>
        </div>
        <figcaption>{market.caption}</figcaption>
      </figure>
    </Section>
  );
}
