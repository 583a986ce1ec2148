import { priceBoard } from '#server/adapters/brain-prompt.ts';
import { personaTexts } from '#server/personas/persona.ts';
import { characterVoice } from '#server/personas/voice.ts';
import { maxCallSeconds } from '#server/services/voice.ts';
import { type PersonaSlug, personaBySlug, sells } from '#shared/personas.ts';
import { toolRules, toolsFor } from './tools.ts';

export interface Assistant {
  name: string;
  [field: string]: unknown;
}

/** `own`: the conversation core of this site answers. `hosted`: a model at Vapi answers from the brief, and uses our tools. */
export type VapiBrain = 'own' | 'hosted';

/** Vapi reaches the conversation core only over https, and only with the webhook's secret. */
export const brainFor = (publicUrl: string | undefined, secret: string | undefined, chosen?: string): VapiBrain =>
  chosen !== 'hosted' && secret !== undefined && publicUrl?.startsWith('https://') ? 'own' : 'hosted';

/**
 * The assistant of a character: its own words, and no storage of what visitors say.
 * @param publicUrl the address for Vapi's reports; without one it sends none
 */
export function wantedAssistant(slug: PersonaSlug, publicUrl: string | undefined, brain: VapiBrain = 'hosted'): Assistant {
  const { lines } = personaTexts(slug);
  // Tool calls arrive at our webhook.
  const hasTools = brain === 'hosted' && publicUrl !== undefined;
  return {
    name: `Vaani: ${personaBySlug(slug).name}`,
    // Every greeting says that the character is an AI.
    firstMessage: lines.get('greeting')?.en[0] ?? '',
    model:
      brain === 'own'
        ? {
            provider: 'custom-llm',
            model: 'vaani',
            // Vapi adds `/chat/completions`, and `call` to each request.
            url: `${publicUrl}/webhooks/vapi`,
            metadataSendMode: 'variable',
            tools: [{ type: 'endCall' }],
          }
        : {
            provider: 'openai',
            model: 'gpt-4o-mini',
            maxTokens: 250,
            messages: [{ role: 'system', content: hostedPrompt(slug, hasTools) }],
            ...(hasTools && { tools: toolsFor(slug) }),
          },
    voice: { provider: 'vapi', ...characterVoice(slug).vapi },
    // English, Hindi and mixtures of both, also in one sentence.
    transcriber: { provider: 'deepgram', model: 'nova-3', language: 'multi' },
    maxDurationSeconds: maxCallSeconds,
    silenceTimeoutSeconds: 30,
    // By default Vapi records; the privacy policy says that calls are not recorded.
    artifactPlan: { recordingEnabled: false, videoRecordingEnabled: false },
    serverMessages: ['status-update', 'end-of-call-report', ...(hasTools ? ['tool-calls'] : [])],
    ...(publicUrl !== undefined && { server: { url: `${publicUrl}/webhooks/vapi` } }),
    metadata: { vaani: slug },
  };
}

const hostedPrompt = (slug: PersonaSlug, hasTools: boolean): string =>
  [personaTexts(slug).brief, ...(sells(slug) ? [priceBoard] : []), ...(hasTools ? [toolRules(slug)] : [])].join('\n\n');

/** The same with the secret that Vapi sends to our webhook. */
export function withSecret(assistant: Assistant, secret: string | undefined): Assistant {
  if (secret === undefined || assistant.server === undefined) return assistant;
  const headers = { 'X-Vapi-Secret': secret };
  const model = assistant.model as { provider: string };
  return {
    ...assistant,
    server: { ...(assistant.server as object), headers },
    ...(model.provider === 'custom-llm' && { model: { ...model, headers } }),
  };
}
