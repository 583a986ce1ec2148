import { generateKeyPairSync } from 'node:crypto';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** As an environment file carries a private key: on one line. */
const googlePrivateKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\\n');

const particular: Record<string, string> = {
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'Vaani <hello@vaani.example>',
  CALENDLY_EVENT_TYPE: 'https://api.calendly.com/event_types/x',
  CAL_EVENT_TYPE_ID: '42',
  GOOGLE_PRIVATE_KEY: googlePrivateKey,
  SPEECH_BASE_URL: 'https://speech.example/v1',
  HEARING_BASE_URL: 'https://hearing.example/v1',
};

/** A value that is no secret of anybody's, of a kind that the provider's variable takes. */
export const sample = (name: string): string => particular[name] ?? `value-of-${name}`;

export const withValues = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, sample(name)]));
