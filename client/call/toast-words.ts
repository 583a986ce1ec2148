import type { Persona } from '#shared/personas.ts';
import { words } from '#shared/words.ts';

/** The notifications of a call, the same on all pages. */
export const callToasts = words({
  en: {
    connected: (persona: Persona) => ({ title: persona.connectedTitle, description: `${persona.name} is now listening. Start speaking!` }),
    /** If the visitor cannot speak. */
    connectedByTyping: (persona: Persona) => ({
      title: persona.connectedTitle,
      description: `${persona.name} is now listening. Start typing!`,
    }),
    ended: (persona: Persona) => ({ title: persona.endedTitle, description: `Conversation with ${persona.name} has ended.` }),
    connectionError: (persona: Persona) => ({
      title: 'Connection Error',
      description: `Failed to connect to ${persona.name}. Please try again.`,
    }),
    notReady: (reason?: string) => ({
      title: 'Not Ready',
      description: reason ?? 'Voice system is still loading. Please wait a moment.',
    }),
    connectionFailed: (reason: string) => ({
      title: 'Connection Failed',
      description: `Could not start voice conversation: ${reason}`,
    }),
  },
  hi: {
    connected: (persona) => ({
      title: persona.connectedTitle,
      description: `${persona.name} तक आपकी आवाज़ पहुँच रही है। बोलना शुरू कीजिए!`,
    }),
    connectedByTyping: (persona) => ({
      title: persona.connectedTitle,
      description: `${persona.name} तक आपकी बात पहुँच रही है। लिखना शुरू कीजिए!`,
    }),
    ended: (persona) => ({ title: persona.endedTitle, description: `${persona.name} के साथ बातचीत पूरी हुई।` }),
    connectionError: (persona) => ({
      title: 'कनेक्शन में गड़बड़',
      description: `${persona.name} से नहीं जुड़ पाए। फिर कोशिश कीजिए।`,
    }),
    notReady: (reason) => ({
      title: 'अभी तैयार नहीं',
      description: reason ?? 'आवाज़ की व्यवस्था अभी आ रही है। ज़रा ठहरिए।',
    }),
    connectionFailed: (reason) => ({
      title: 'कॉल नहीं लगी',
      description: `बातचीत शुरू नहीं हो पाई: ${reason}`,
    }),
  },
});
