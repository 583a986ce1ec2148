/** What each real provider must be told. `config.ts` reads it from the environment. */

import type { PersonaSlug } from '#shared/personas.ts';
import type { VapiTarget } from '../services/voice.ts';

export interface VapiConfig {
  privateKey: string;
  targets: Record<PersonaSlug, VapiTarget>;
  webhookSecret: string | undefined;
  /** Whose words the assistants speak: this site's conversation core, or a model that Vapi hosts. */
  brain: 'own' | 'hosted';
  baseUrl: string;
}
export interface OpenAiConfig {
  apiKey: string;
  baseUrl: string;
  model: string;
}
/** A server that speaks as OpenAI's does. */
export interface SpeechConfig {
  baseUrl: string;
  /** Own servers need none. */
  apiKey: string | undefined;
  model: string;
  /** Its names for the characters' voices, where they are not OpenAI's. */
  voices: Partial<Record<PersonaSlug, ProviderVoice>>;
}
export interface ProviderVoice {
  en: string;
  /** Undefined: no voice of its own for Hindi. */
  hi: string | undefined;
}
/** A server that reads speech as OpenAI's does. */
export interface HearingConfig {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}
export interface RazorpayConfig {
  keyId: string;
  keySecret: string;
  /** Two during a rotation: the new one first. */
  webhookSecrets: string[];
  baseUrl: string;
}
export interface GoogleConfig {
  serviceAccountEmail: string;
  privateKey: string;
  sheetId: string;
  sheetsBaseUrl: string | undefined;
  tokenUrl: string | undefined;
}
export interface CalendlyConfig {
  token: string;
  eventType: string;
  baseUrl: string;
}
export interface CalConfig {
  apiKey: string;
  eventTypeId: number;
  baseUrl: string;
}
export interface SmtpConfig {
  url: string;
  from: string;
}
