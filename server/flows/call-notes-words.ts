import type { SiteLang } from '#shared/words.ts';

/** The labels of Arya's note, in the order of reading. */
export const leadKeys = ['vehicle', 'seats', 'budget', 'timeline', 'name', 'phone', 'email', 'wishes'] as const;
type LeadKey = (typeof leadKeys)[number];

interface NoteWords {
  labels: Record<LeadKey, string>;
  place: string;
  caseOf: string;
  danger: string;
  unpaid(guide: string): string;
  noEmail(guide: string): string;
  sent: string;
  remedy: string;
  leadKept: string;
  leaveContact(name: string): string;
  journey: string;
  howManyDays(name: string): string;
  case: string;
  whatRepeats(name: string): string;
}

/** The texts of the panel next to a call, in the language of the page. */
export const noteWords: Record<SiteLang, NoteWords> = {
  en: {
    labels: {
      vehicle: 'Car',
      seats: 'Riders',
      budget: 'Budget',
      timeline: 'When',
      name: 'Name',
      phone: 'Phone',
      email: 'Email',
      wishes: 'Please heed',
    },
    place: 'Place',
    caseOf: 'Case',
    danger: 'If anybody is in danger, call 112. Tele-MANAS listens at any hour, free: 14416.',
    unpaid: (guide) => `${guide} is waiting to be paid. The link works for a day.`,
    noEmail: (guide) => `${guide} is waiting for your email.`,
    sent: 'Your guide is in your mail.',
    remedy: 'Try one thing for a week. What gets worse, or stays, goes to a doctor.',
    leadKept: 'Your note is kept for the showroom. Suryodaya Motors is a demonstration: no car is really sold.',
    leaveContact: (name) => `Leave ${name} a number or an email, and the showroom gets your note.`,
    journey: 'Check roads, permits and weather before you leave.',
    howManyDays: (name) => `Tell ${name} how many days you have.`,
    case: 'Watch for it for a week, and write down each time.',
    whatRepeats: (name) => `Tell ${name} what keeps happening.`,
  },
  hi: {
    labels: {
      vehicle: 'गाड़ी',
      seats: 'सवारी',
      budget: 'बजट',
      timeline: 'कब',
      name: 'नाम',
      phone: 'फ़ोन',
      email: 'ईमेल',
      wishes: 'ध्यान रहे',
    },
    place: 'जगह',
    caseOf: 'मामला',
    danger: 'कोई ख़तरे में हो तो 112 पर कॉल करें। टेली-मानस किसी भी समय, मुफ़्त सुनता है: 14416।',
    unpaid: (guide) => `${guide} का भुगतान बाक़ी है। लिंक एक दिन चलता है।`,
    noEmail: (guide) => `${guide} के लिए आपका ईमेल बाक़ी है।`,
    sent: 'आपकी गाइड आपके मेल में है।',
    remedy: 'एक चीज़ हफ़्ते भर आज़माइए। जो बढ़े, या न जाए, उसे डॉक्टर को दिखाइए।',
    leadKept: 'आपकी बात शोरूम के लिए लिख ली। सूर्योदय मोटर्स एक नमूना है: सचमुच कोई गाड़ी नहीं बिकती।',
    leaveContact: (name) => `${name} को नंबर या ईमेल दीजिए, तो आपकी बात शोरूम तक पहुँचेगी।`,
    journey: 'निकलने से पहले सड़क, परमिट और मौसम पता कर लीजिए।',
    howManyDays: (name) => `${name} को बताइए कि कितने दिन हैं।`,
    case: 'हफ़्ते भर नज़र रखिए, और हर बार लिख लीजिए।',
    whatRepeats: (name) => `${name} को बताइए क्या बार-बार होता है।`,
  },
};
