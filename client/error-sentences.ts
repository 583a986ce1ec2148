import type { ErrorCode } from '#shared/api.ts';
import { words } from '#shared/words.ts';

/** The server's error messages in Hindi. */
const sentences = words<Partial<Record<ErrorCode, string>>>({
  en: {},
  hi: {
    invalid_input: 'इसमें कुछ छूट गया है या बहुत लंबा है। देखकर फिर कोशिश कीजिए।',
    invalid_json: 'यह बात पढ़ी नहीं जा सकी। फिर कोशिश कीजिए।',
    body_too_large: 'यह भेजने के लिए बहुत लंबा है। थोड़ा छोटा कीजिए।',
    not_found: 'इस पते पर कुछ नहीं है।',
    forbidden_origin: 'यह सिर्फ़ वाणी की साइट से चलता है।',
    too_many_requests: 'यह ज़रा जल्दी हो गया। थोड़ा ठहरकर फिर कोशिश कीजिए।',
    daily_limit_reached: 'आज का डेमो पूरा हो गया। कल फिर आइए।',
    demo_limit_reached: 'डेमो की सीमा पूरी हुई। पूरा अनुभव लीजिए!',
    unknown_guide: 'काका इस नाम की गाइड नहीं बेचते।',
    payment_link_failed: 'भुगतान का लिंक नहीं बन पाया। फिर कोशिश कीजिए।',
    guide_refunded: 'इस गाइड के पैसे लौटाए जा चुके हैं, इसलिए यह अब नहीं भेजी जा सकती।',
    chat_failed: 'काका का जवाब नहीं आया।',
    slots_failed: 'ख़ाली समय नहीं मिल पाए।',
    slot_taken: 'मुलाक़ात तय नहीं हो पाई। कोई और समय बताइए।',
    booking_failed: 'मुलाक़ात तय नहीं हो पाई। फिर कोशिश कीजिए।',
    assistant_missing: 'किससे बात करनी है, यह नहीं पता चला।',
    assistant_not_allowed: 'यह किरदार इस साइट पर नहीं है।',
    call_in_progress: 'इस ब्राउज़र में एक कॉल पहले से खुली है। पहले उसे बंद कीजिए, फिर कोशिश कीजिए।',
    all_lines_busy: 'सब लाइनें व्यस्त हैं। एक मिनट में फिर कोशिश कीजिए।',
    call_failed: 'कॉल शुरू नहीं हो पाई। फिर कोशिश कीजिए।',
    storage_busy: 'यह अभी सहेजा नहीं जा सका। थोड़ी देर में फिर कोशिश कीजिए।',
    unavailable: 'यह अभी नहीं मिल रहा। थोड़ी देर में फिर कोशिश कीजिए।',
    internal: 'हमारी ओर कुछ गड़बड़ हो गई। फिर कोशिश कीजिए।',
  },
});

/** The message of an error in the language of the page. @param said the server's message */
export const errorSentence = (code: unknown, said: unknown): string | undefined =>
  sentences[code as ErrorCode] ?? (typeof said === 'string' ? said : undefined);
