import { environment } from '../environment.ts';
import { createVapi, type Vapi } from './client.ts';

/** Vapi with the key of this site. Without a key the process ends. */
export function vapiFromEnvironment(): Vapi {
  const { VAPI_PRIVATE_KEY, VAPI_BASE_URL } = environment();
  if (!VAPI_PRIVATE_KEY) {
    console.error('VAPI_PRIVATE_KEY is not set. Copy the private key from the Vapi dashboard (API Keys) into .env.');
    process.exit(1);
  }
  return createVapi({ privateKey: VAPI_PRIVATE_KEY, baseUrl: (VAPI_BASE_URL || 'https://api.vapi.ai').replace(/\/+$/, '') });
}
