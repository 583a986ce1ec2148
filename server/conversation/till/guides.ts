/** The guides as they stand inside a sentence: what they are about, what they cost. */

import { catalog, type Guide, guideBySku, type Sku } from '#shared/catalog.ts';
import { guideNameIn } from '#shared/guide-name.ts';
import { formatInr } from '#shared/money.ts';
import type { InLangs } from '../../personas/persona.ts';
import { inLangs } from '../text.ts';

/** What each guide is about, to stand inside a sentence. */
export const aboutGuide: Record<Sku, InLangs> = {
  'ayurvedic-nuskha': {
    en: 'home remedies for coughs, stomachs, joints and sleep',
    hinglish: 'khansi, pet, jodon aur neend ke gharelu nuskhe',
    hi: 'खाँसी, पेट, जोड़ों और नींद के घरेलू नुस्ख़े',
  },
  'herbal-hair-care': {
    en: 'oils, washes and habits for dry, thinning or tired hair',
    hinglish: 'rookhe aur jhadte baalon ke tel, dhulai aur aadatein',
    hi: 'रूखे और झड़ते बालों के तेल, धुलाई और आदतें',
  },
  'desi-cooking-secrets': {
    en: 'tempering, dals, rotis and rescues, the village way',
    hinglish: 'tadka, dal, roti aur bigde khane ko bachane ke raaz',
    hi: 'तड़का, दाल, रोटी और बिगड़े खाने को बचाने के राज़',
  },
  'seasonal-wellness': {
    en: 'what to eat, wear and avoid in each of the six seasons',
    hinglish: 'chhah mausam ka khana, kapda aur parhez',
    hi: 'छह मौसम का खाना, कपड़ा और परहेज़',
  },
  'home-cleaning-hacks': {
    en: 'stains, smells, brass and kitchens with what is in the cupboard',
    hinglish: 'daag, badboo, peetal aur rasoi ki safai ghar ki cheezon se',
    hi: 'दाग, बदबू, पीतल और रसोई की सफ़ाई घर की चीज़ों से',
  },
  'spiritual-practices': {
    en: 'a quiet mind: lamp, breath, japa and a small daily practice',
    hinglish: 'shaant mann ke liye diya, saans, jap aur roz ka chhota abhyaas',
    hi: 'शांत मन के लिए दीया, साँस, जप और रोज़ का छोटा अभ्यास',
  },
  'immunity-booster': {
    en: 'kadhas, foods and routines for a body that falls ill less often',
    hinglish: 'kadhe, khana aur roz ki aadatein, taaki sharir kam beemar pade',
    hi: 'काढ़े, खाना और रोज़ की आदतें, ताकि शरीर कम बीमार पड़े',
  },
};

/** What stands in each guide, by its chapters. */
const insideGuide: Record<Sku, InLangs> = {
  'ayurvedic-nuskha': {
    en: 'dry and chesty cough, sore throat, gas, loose motions, constipation, stiff knees, sleep, and the herbs to ask about first',
    hinglish: 'sookhi aur balgam wali khansi, gala, gas, dast, kabz, akde ghutne, neend, aur kaun si jadi se pehle poochna hai',
    hi: 'सूखी और बलगम वाली खाँसी, गला, गैस, दस्त, क़ब्ज़, अकड़े घुटने, नींद, और किस जड़ी से पहले पूछना है',
  },
  'herbal-hair-care': {
    en: 'oiling the right way, amla oil, shikakai, dandruff, hair fall, masks, mehndi on grey hair, lice and a seven-day plan',
    hinglish: 'sahi tel lagana, amla tel, shikakai, rusi, baal jhadna, mask, safed baal par mehndi, joon aur saat din ki yojna',
    hi: 'सही तेल लगाना, आँवला तेल, शिकाकाई, रूसी, बाल झड़ना, मास्क, सफ़ेद बाल पर मेहँदी, जूँ और सात दिन की योजना',
  },
  'desi-cooking-secrets': {
    en: 'tadka, soft rotis, rice, dal and rajma, curd, dosa batter, ghee, paneer, rescues, and one masala that also takes egg or chicken',
    hinglish:
      'tadka, naram roti, chawal, dal rajma, dahi, dosa batter, ghee, paneer, bigda khana bachana, aur ek masala jisme anda ya chicken bhi chale',
    hi: 'तड़का, नरम रोटी, चावल, दाल-राजमा, दही, डोसा बैटर, घी, पनीर, बिगड़ा खाना बचाना, और एक मसाला जिसमें अंडा या चिकन भी चले',
  },
  'seasonal-wellness': {
    en: 'the six seasons one by one, heatstroke, mosquitoes and dengue, a safe sigdi and geyser, and the year on one page',
    hinglish: 'chhah mausam ek ek karke, loo, machhar aur dengue, sigdi geyser ki suraksha, aur ek panne par poora saal',
    hi: 'छह मौसम एक-एक करके, लू, मच्छर और डेंगू, सिगड़ी-गीज़र की सुरक्षा, और एक पन्ने पर पूरा साल',
  },
  'home-cleaning-hacks': {
    en: 'what never to mix, burnt kadhai, brass and silver, hard-water marks, haldi and oil stains, fridge smell, greasy tiles, drains, insects and damp cupboards',
    hinglish:
      'kya kabhi nahi milana, jali kadhai, peetal chaandi, khare paani ke daag, haldi aur tel ke daag, fridge ki badboo, chikni tiles, naali, keede aur seelan',
    hi: 'क्या कभी नहीं मिलाना, जली कड़ाही, पीतल-चाँदी, खारे पानी के दाग, हल्दी-तेल के दाग, फ़्रिज की बदबू, चिकनी टाइल, नाली, कीड़े और सीलन',
  },
  'spiritual-practices': {
    en: 'a ten-minute morning practice, the diya, japa, sitting quietly, gentle pranayama, a simple puja at home, fasting, seva and the heavy mind',
    hinglish: 'subah das minute ka abhyaas, diya, jap, shaant baithna, halka pranayam, ghar ki saral puja, vrat, seva aur bhaari mann',
    hi: 'सुबह दस मिनट का अभ्यास, दीया, जप, शांत बैठना, हल्का प्राणायाम, घर की सरल पूजा, व्रत, सेवा और भारी मन',
  },
  'immunity-booster': {
    en: 'haldi doodh, tulsi kadha, amla, chyawanprash, the plate, sleep and sun, the first day of a cold, strong herbs, children and elders',
    hinglish:
      'haldi doodh, tulsi kadha, amla, chyawanprash, thali, neend aur dhoop, zukam ka pehla din, tez jadi butiyan, bachche aur buzurg',
    hi: 'हल्दी दूध, तुलसी काढ़ा, आँवला, च्यवनप्राश, थाली, नींद और धूप, ज़ुकाम का पहला दिन, तेज़ जड़ी-बूटियाँ, बच्चे और बुज़ुर्ग',
  },
};

/** For whom each guide is, as its own pages say. */
export const suitsWhom: Record<Sku, InLangs> = {
  'ayurvedic-nuskha': {
    en: 'It is for small troubles of healthy grown-ups, men and women alike; it says what is not for children. With a pregnancy, sugar, blood pressure or daily tablets the doctor is asked first.',
    hinglish:
      'Yeh bade logon ki chhoti takleefon ke liye hai, mard aurat sab; kya bachchon ko nahi dena, usme likha hai. Pregnancy, sugar, BP ya roz ki dawa ho to pehle doctor se poochna.',
    hi: 'यह बड़े लोगों की छोटी तकलीफ़ों के लिए है, मर्द-औरत सब; क्या बच्चों को नहीं देना, उसमें लिखा है। गर्भ, शुगर, बीपी या रोज़ की दवा हो तो पहले डॉक्टर से पूछना।',
  },
  'herbal-hair-care': {
    en: 'Hair is hair, beta: men and women, young and old, with a page on lice for children. Only mehndi is not for babies and small children.',
    hinglish: 'Baal to baal hain beta: mard aurat, chhote bade, bachchon ki joon ka panna bhi. Sirf mehndi chhote bachchon ke liye nahi.',
    hi: 'बाल तो बाल हैं बेटा: मर्द-औरत, छोटे-बड़े, बच्चों की जूँ का पन्ना भी। सिर्फ़ मेहँदी छोटे बच्चों के लिए नहीं।',
  },
  'desi-cooking-secrets': {
    en: 'It is for whoever stands at the stove, beta, man or woman, a beginner too: every step is measured.',
    hinglish: 'Jo chulhe ke saamne khada ho uske liye hai beta, mard ho ya aurat, naya seekhne wala bhi: har cheez naap ke saath.',
    hi: 'जो चूल्हे के सामने खड़ा हो उसके लिए है बेटा, मर्द हो या औरत, नया सीखने वाला भी: हर चीज़ नाप के साथ।',
  },
  'seasonal-wellness': {
    en: 'It is for the whole house through the year. Children, elders, a pregnancy and anyone with sugar, heart or kidney trouble: there it says itself that the doctor is asked first.',
    hinglish:
      'Poore ghar ke liye hai, poore saal. Bachche, buzurg, pregnancy, sugar, dil ya kidney ki takleef ho to pehle doctor, yeh usme khud likha hai.',
    hi: 'पूरे घर के लिए है, पूरे साल। बच्चे, बुज़ुर्ग, गर्भ, शुगर, दिल या किडनी की तकलीफ़ हो तो पहले डॉक्टर, यह उसमें ख़ुद लिखा है।',
  },
  'home-cleaning-hacks': {
    en: 'It is for anybody with a cloth and a bucket, beta; it begins with what must never be mixed, and says what to keep out of reach of a child.',
    hinglish:
      'Jiske haath mein kapda aur balti ho uske liye hai beta; shuru hi isse hoti hai ki kya kabhi nahi milana aur kya bachche se door rakhna.',
    hi: 'जिसके हाथ में कपड़ा और बाल्टी हो उसके लिए है बेटा; शुरू ही इससे होती है कि क्या कभी नहीं मिलाना और क्या बच्चे से दूर रखना।',
  },
  'spiritual-practices': {
    en: 'It is for any age and any name of God, beta; it begins with ten quiet minutes in the morning and asks for no vow.',
    hinglish: 'Har umar aur Bhagwan ke har naam ke liye hai beta; subah ke das shaant minute se shuru hoti hai, koi kasam nahi maangti.',
    hi: 'हर उम्र और भगवान के हर नाम के लिए है बेटा; सुबह के दस शांत मिनट से शुरू होती है, कोई क़सम नहीं माँगती।',
  },
  'immunity-booster': {
    en: 'It is for the house, with a page of its own for children, elders and mothers-to-be, and every cup says for whom it is not. With sugar tablets, blood thinners or a pregnancy the doctor is asked first.',
    hinglish:
      'Ghar bhar ke liye hai, bachchon, buzurgon aur hone wali maa ka apna panna hai, aur har kadha batata hai kiske liye nahi. Sugar ki dawa, khoon patla karne ki dawa ya pregnancy ho to pehle doctor.',
    hi: 'घर भर के लिए है, बच्चों, बुज़ुर्गों और होने वाली माँ का अपना पन्ना है, और हर काढ़ा बताता है किसके लिए नहीं। शुगर की दवा, ख़ून पतला करने की दवा या गर्भ हो तो पहले डॉक्टर।',
  },
};

/** All guides, in the order of the board. */
export const allSkus: readonly Sku[] = catalog.map(({ sku }) => sku);
/** The guide of a purchase where none was named or discussed: the first of the catalogue. */
export const defaultSku: Sku = catalog[0].sku;
/** What most visitors mean when they name no trouble. */
export const popularSku: Sku = catalog[6].sku;

/** Areas of what is known, each with the guide nearest to it; the first that begins an area counts. */
const nearestByArea: readonly (readonly [area: string, sku: Sku | undefined])[] = [
  ...(['body-fever', 'body-habits', 'body-children', 'body-nose'] as const).map((area) => [area, 'immunity-booster'] as const),
  ...(['body-skin', 'body-face', 'body-women', 'body-private', 'body-urgent', 'body-quit'] as const).map(
    (area) => [area, undefined] as const,
  ),
  ['body', 'ayurvedic-nuskha'],
  ['hair', 'herbal-hair-care'],
  ['kitchen', 'desi-cooking-secrets'],
  ['season', 'seasonal-wellness'],
  ['cleaning', 'home-cleaning-hacks'],
  ['house-body', 'ayurvedic-nuskha'],
  ['home', 'home-cleaning-hacks'],
  ['mind', 'spiritual-practices'],
  ['people', undefined],
];
const rowOf = (area: string) => nearestByArea.find(([start]) => area.startsWith(start));

/** Whether an area is one for which a guide may be looked for: Kaka himself, his shop and his stories are none. */
export const isOfSubjects = (area: string): boolean => rowOf(area) !== undefined;
/** The guide nearest to an area, where none goes deeper into the subject itself. */
export const nearestGuide = (area: string): Sku | undefined => rowOf(area)?.[1];

const guideOf = (sku: Sku): Guide => guideBySku(sku) as Guide;
export const guidesOf = (skus: readonly Sku[]): Guide[] => skus.map(guideOf);
export const cheapestOf = (skus: readonly Sku[]): Sku => guidesOf(skus).reduce((a, b) => (b.paise < a.paise ? b : a)).sku;
export const dearestOf = (skus: readonly Sku[]): Sku => guidesOf(skus).reduce((a, b) => (b.paise > a.paise ? b : a)).sku;
export const priceOf = (sku: Sku): string => formatInr(guideOf(sku).paise);
export const priceInRupees = (sku: Sku): number => guideOf(sku).paise / 100;
export const totalOf = (skus: readonly Sku[]): string => formatInr(guidesOf(skus).reduce((sum, { paise }) => sum + paise, 0));
/** As the page of that language names it: Hinglish is said on the English one. */
export const nameOf = (sku: Sku): InLangs => inLangs((lang) => guideNameIn(lang === 'hi' ? 'hi' : 'en', sku));
const listOf = (skus: readonly Sku[], item: (sku: Sku, name: string) => string): InLangs =>
  inLangs((lang) => skus.map((sku) => item(sku, nameOf(sku)[lang])).join(', '));
export const namesOf = (skus: readonly Sku[]): InLangs => listOf(skus, (_sku, name) => name);
export const pricedNames = (skus: readonly Sku[]): InLangs => listOf(skus, (sku, name) => `${name} ${priceOf(sku)}`);

/** The guide of a price, where a line names one. */
export const skuOfPrice = (rupees: number | undefined): Sku | undefined =>
  rupees === undefined ? undefined : catalog.find(({ paise }) => paise === rupees * 100)?.sku;

/** What a line of the till may say of a guide. */
export const valuesOf = (sku: Sku): Record<string, InLangs | string> => ({
  guide: nameOf(sku),
  price: priceOf(sku),
  about: aboutGuide[sku],
  inside: insideGuide[sku],
});

/** Guides of what is taken and done for the body. */
export const ofBody: ReadonlySet<string> = new Set(['ayurvedic-nuskha', 'immunity-booster', 'seasonal-wellness']);
