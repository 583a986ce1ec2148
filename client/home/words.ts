import { cheapestPaise, dearestPaise } from '#shared/guide-name.ts';
import { formatInr } from '#shared/money.ts';
import { words } from '#shared/words.ts';

const cheapest = formatInr(cheapestPaise);
const dearest = formatInr(dearestPaise);

/** The texts of the landing page by section. Sections that load later have their texts in their own files. */
export const homeWords = words({
  en: {
    title: 'Vaani: speaking characters that sell',
    description: 'Give your brand a voice. Vaani makes speaking characters that greet, recommend, take orders and send payment links.',
    hero: {
      /** By line; the second is the spoken one. */
      heading: ['India shops ', 'by talking. ', 'Let your ', 'brand answer.'],
      lead: 'Vaani gives your brand a speaking character. It greets people in their own words, recommends the right thing, takes the order and sends the payment link, all in one conversation.',
      hear: 'Hear the voices',
      chat: 'Chat with Kaka',
      free: 'Free to try, no sign-up.',
      cost: 'What it costs a brand',
    },
    pageOf: (name: string) => `${name}’s page`,
    talkTo: (name: string) => `Talk to ${name}`,
    voices: {
      heading: 'Press a button. Somebody answers.',
      lead: 'Three live voice calls, in your browser. No app and no sign-up. Press once to start talking, press again to stop.',
      stories: {
        rishi:
          'Rishi once followed a shepherd for two days because the man said the lake had no name. He knows which bus leaves before dawn, whose kitchen takes guests, and when to turn back. Tell him how many days you have and how you feel about bad roads. He will find you somewhere the reels have not reached.',
        maharajji:
          'People come to Maharajji with a knot and leave with something small to do before sunrise. He does not predict and he does not scold. He listens until you run out of words, gives you a blessing, and usually asks whether you have eaten. Then he asks again.',
        kaka: `Every village has an uncle whose stories end in something useful. Kaka has seven: for coughs, hair, kitchens, monsoons and the mind. He wrote each one down as a guide, ${cheapest} to ${dearest}. He would rather tell you a story than sell you anything, which is exactly why people buy.`,
      },
    },
    demo: {
      heading: 'Kaka sells the way uncles do. He asks about your mother first.',
      lead: 'Try him by text. Ask for a remedy, let him recommend a guide, and watch the payment link arrive inside the chat. The demo runs for up to 15 messages.',
      board: 'Kaka’s rate board',
      note: '',
    },
    marketplace: {
      heading: 'The voice marketplace',
      lead: 'Ready-made voices with a home town, a temper and a sense of humour. License one, teach it your catalogue, put it to work. Listen to the first six.',
      stamp: 'Coming Soon',
      note: 'All six are synthesised voices. Nobody was recorded, and nobody is imitated.',
    },
    automation: {
      heading: 'One sentence in. The back office does the rest.',
      who: 'A customer, 9:42 pm',
      said: '“Kaka, send me the immunity one. Same address as last time.”',
    },
    workflow: {
      heading: 'From a first hello to a second order',
      discover: {
        title: 'Discover',
        said: 'Something for dry hair, under 150?',
        desc: 'People ask the way they ask a shopkeeper. The character listens, narrows it down and recommends one thing, with a reason.',
      },
      order: {
        title: 'Order',
        said: 'Haan, send it.',
        desc: 'No forms and no cart. A yes is enough. The payment link arrives in the same conversation.',
      },
      fulfill: {
        title: 'Fulfill',
        said: 'Where has my parcel reached?',
        desc: 'Digital goods land at once. Parcels get a pickup, a label and a tracking number. Your sheet and your store already know.',
      },
      engage: {
        title: 'Engage',
        said: 'It worked. What do you have for winter?',
        desc: 'A week later the character asks how it went. It remembers the answer, and it knows when not to call.',
      },
    },
    brandCharacter: {
      heading: 'Your mascot has been quiet long enough.',
      lead: 'It is on the tin, the truck and the calendar, and it has never said a word. We cut a character the way a printer cuts blocks, one layer at a time, then press them together.',
      voice: {
        shows: 'Print block one: rings and sunrise',
        title: 'A voice',
        text: 'Language, accent, pace. Where it grew up, and what makes it laugh.',
      },
      memory: {
        shows: 'Print block two: flat colour shapes',
        title: 'A memory',
        text: 'Your catalogue, prices, stock and policies, and every promise it makes.',
      },
      manners: {
        shows: 'Print block three: the dark key lines',
        title: 'Manners',
        text: 'What it will never say, when it hands over to a person, how it says sorry.',
      },
      arya: {
        shows: 'The finished print: Arya of Suryodaya Motors',
        title: 'Arya, for Suryodaya Motors',
        text: 'Asks every late-night enquiry the five questions the showroom needs, and books the test drive.',
      },
      button: 'Give my brand a voice',
    },
    brandVoice: {
      heading: 'Talk to Us',
      lead: 'Four questions and a meeting. It is a chat, so answer the way you would across a counter.',
      questions: [
        'Your name',
        'Your brand',
        'Your website, or a line about what you sell',
        'An email for the invite. Meetings are tomorrow, between 10 am and 6 pm.',
      ],
      company: 'The characters of this site',
      goodCompany: 'You will be in good company.',
    },
  },
  hi: {
    title: 'वाणी: बोलने वाले किरदार जो बेचते हैं',
    description: 'अपने ब्रांड को आवाज़ दीजिए। वाणी ऐसे किरदार बनाती है जो मिलते हैं, सुझाते हैं, ऑर्डर लेते हैं और भुगतान का लिंक भेजते हैं।',
    hero: {
      heading: ['भारत ', 'बातों-बातों में ', 'ख़रीदता है। ', 'अब ब्रांड भी बोले।'],
      lead: 'वाणी आपके ब्रांड को एक बोलने वाला किरदार देती है। वह लोगों से उन्हीं की बोली में मिलता है, सही चीज़ सुझाता है, ऑर्डर लेता है और भुगतान का लिंक भेज देता है, सब एक ही बातचीत में।',
      hear: 'आवाज़ें सुनिए',
      chat: 'काका से चैट करें',
      free: 'आज़माना मुफ़्त है, साइन-अप नहीं चाहिए।',
      cost: 'ब्रांड को कितने में पड़ता है',
    },
    pageOf: (name) => `${name} का पेज`,
    talkTo: (name) => `${name} से बात करें`,
    voices: {
      heading: 'एक बटन दबाइए। कोई जवाब देता है।',
      lead: 'तीन जीती-जागती कॉल, सीधे आपके ब्राउज़र में। न ऐप, न साइन-अप। बात शुरू करने को एक बार दबाइए, रोकने को फिर।',
      stories: {
        rishi:
          'ऋषि एक बार दो दिन एक गड़रिये के पीछे चलता रहा, क्योंकि उसने कहा था कि उस झील का कोई नाम नहीं। उसे पता है कौन-सी बस मुँह-अँधेरे निकलती है, किसकी रसोई में मेहमान खाते हैं, और कहाँ से लौट आना चाहिए। बताइए कितने दिन हैं और ख़राब सड़कों से कैसी निभती है। वह ऐसी जगह ढूँढ देगा जहाँ अभी रील्स नहीं पहुँचीं।',
        maharajji:
          'लोग महाराजजी के पास एक गाँठ लेकर आते हैं और सूरज निकलने से पहले करने को कोई छोटा-सा काम लेकर लौटते हैं। वे न भविष्य बताते हैं, न डाँटते हैं। जब तक आपकी बात ख़त्म न हो, सुनते हैं, आशीर्वाद देते हैं, और अक्सर पूछते हैं कि खाना खाया या नहीं। फिर एक बार और पूछते हैं।',
        kaka: `हर गाँव में एक काका होते हैं, जिनकी कहानी किसी काम की बात पर ख़त्म होती है। इन काका के पास सात हैं: खाँसी, बाल, रसोई, बरसात और मन के लिए। हर एक को उन्होंने गाइड में लिख दिया, ${cheapest} से ${dearest} तक। बेचने से ज़्यादा मज़ा उन्हें कहानी सुनाने में आता है, और लोग इसीलिए ख़रीदते हैं।`,
      },
    },
    demo: {
      heading: 'काका का ढंग घर वाला है। पहले माँ का हाल पूछते हैं, फिर कुछ बेचते हैं।',
      lead: 'उनसे लिखकर बात कीजिए। कोई नुस्ख़ा पूछिए, गाइड चुनने दीजिए, और देखिए कैसे भुगतान का लिंक चैट में ही आ जाता है। यह डेमो 15 संदेशों तक चलता है।',
      board: 'काका के दाम',
      note: 'गाइड अंग्रेज़ी में लिखी हैं।',
    },
    marketplace: {
      heading: 'आवाज़ों का बाज़ार',
      lead: 'तैयार आवाज़ें, जिनका अपना शहर है, अपना मिज़ाज और अपनी हँसी। एक चुनिए, उसे अपना सामान सिखाइए और काम पर लगाइए। पहली छह सुनिए।',
      stamp: 'जल्द आ रहा है',
      note: 'ये छहों आवाज़ें मशीन से बनी हैं। न किसी को रिकॉर्ड किया गया, न किसी की नक़ल है। समूह गान के सिवा झलकियाँ अभी अंग्रेज़ी में बोलती हैं।',
    },
    automation: {
      heading: 'एक वाक्य अंदर। बाक़ी काम पीछे का दफ़्तर करता है।',
      who: 'एक ग्राहक, रात 9:42',
      said: '“काका, वही इम्यूनिटी वाली भेज दो। पता पिछली बार वाला ही।”',
    },
    workflow: {
      heading: 'पहली राम-राम से दूसरे ऑर्डर तक',
      discover: {
        title: 'खोज',
        said: 'रूखे बालों के लिए कुछ, 150 के अंदर?',
        desc: 'लोग वैसे ही पूछते हैं जैसे दुकानदार से। किरदार सुनता है, बात को छाँटता है और एक चीज़ सुझाता है, वजह के साथ।',
      },
      order: {
        title: 'ऑर्डर',
        said: 'हाँ, भेज दो।',
        desc: 'न फ़ॉर्म, न कार्ट। एक हाँ काफ़ी है। भुगतान का लिंक उसी बातचीत में आ जाता है।',
      },
      fulfill: {
        title: 'डिलीवरी',
        said: 'मेरा पार्सल कहाँ पहुँचा?',
        desc: 'डिजिटल चीज़ तुरंत पहुँचती है। पार्सल को पिकअप, लेबल और ट्रैकिंग नंबर मिलता है। आपकी शीट और दुकान को पहले से ख़बर होती है।',
      },
      engage: {
        title: 'साथ',
        said: 'फ़ायदा हुआ। सर्दियों के लिए क्या है?',
        desc: 'हफ़्ते भर बाद किरदार पूछता है कि कैसा रहा। जवाब याद रखता है, और यह भी जानता है कि कब फ़ोन नहीं करना।',
      },
    },
    brandCharacter: {
      heading: 'आपका मैस्कॉट बहुत दिन चुप रहा।',
      lead: 'वह डिब्बे पर है, ट्रक पर है, कैलेंडर पर है, पर आज तक बोला नहीं। हम किरदार वैसे तराशते हैं जैसे छपाई वाला ठप्पे: एक-एक परत, फिर सब एक साथ।',
      voice: {
        shows: 'पहला ठप्पा: घेरे और उगता सूरज',
        title: 'आवाज़',
        text: 'ज़बान, लहजा, रफ़्तार। कहाँ पला-बढ़ा, और किस बात पर हँसता है।',
      },
      memory: {
        shows: 'दूसरा ठप्पा: सपाट रंग',
        title: 'याद',
        text: 'आपका सामान, दाम, स्टॉक, नियम, और किया हुआ हर वादा।',
      },
      manners: {
        shows: 'तीसरा ठप्पा: गहरी रेखाएँ',
        title: 'तमीज़',
        text: 'क्या कभी नहीं कहेगा, कब बात किसी इंसान को सौंपेगा, और माफ़ी कैसे माँगेगा।',
      },
      arya: {
        shows: 'पूरी छपाई: सूर्योदय मोटर्स की आर्या',
        title: 'आर्या, सूर्योदय मोटर्स के लिए',
        text: 'देर रात आई हर पूछताछ से वे पाँच सवाल पूछती है जो शोरूम को चाहिए, और टेस्ट ड्राइव तय कर देती है।',
      },
      button: 'मेरे ब्रांड को आवाज़ दीजिए',
    },
    brandVoice: {
      heading: 'हमसे बात करें',
      lead: 'चार सवाल और एक मुलाक़ात। यह चैट है, तो वैसे ही जवाब दीजिए जैसे दुकान पर देते हैं।',
      questions: [
        'आपका नाम',
        'आपका ब्रांड',
        'आपकी वेबसाइट, या एक पंक्ति में कि आप क्या बेचते हैं',
        'न्योते के लिए ईमेल। मुलाक़ातें कल, सुबह 10 से शाम 6 बजे के बीच।',
      ],
      company: 'इस साइट के किरदार',
      goodCompany: 'यहाँ संगत अच्छी मिलेगी।',
    },
  },
});
