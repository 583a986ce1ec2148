/** The settings of each provider. `config.ts` reads them from the environment. */

import type { PersonaSlug } from '#shared/personas.ts';
import type { VapiTarget } from '../services/voice.ts';

export interface VapiConfig {
  privateKey: string;
  targets: Record<PersonaSlug, VapiTarget>;
  webhookSecret: string | undefined;
  /** Which model answers in calls: the conversation core of this site, or a model that Vapi hosts. */
  brain: 'own' | 'hosted';
  baseUrl: string;
}
export interface OpenAiConfig {
  apiKey: string;
  baseUrl: string;
  model: string;
}
/** A speech server with OpenAI's API. */
export interface SpeechConfig {
  baseUrl: string;
  /** Your own server may need none. */
  apiKey: string | undefined;
  model: string;
  /** The voices of the characters on that server, if they are not OpenAI's. */
  voices: Partial<Record<PersonaSlug, ProviderVoice>>;
}
export interface ProviderVoice {
  en: string;
  /** Undefined: no voice for Hindi. */
  hi: string | undefined;
}
/** A transcription server with OpenAI's API. */
export interface HearingConfig {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}
export interface RazorpayConfig {
  keyId: string;
  keySecret: string;
  /** Two while the secret is changed: the new one first. */
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
