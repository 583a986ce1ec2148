import { VapiClient } from '@vapi-ai/server-sdk';
import * as z from 'zod/mini';
import { AppError } from '../core/errors.ts';
import { ProviderError, providerErrorIn } from '../core/provider-error.ts';
import type { CallToOpen, VapiTarget, Voice } from '../services/voice.ts';
import { providerFetch } from './provider.ts';
import type { VapiConfig } from './settings.ts';

const provider = 'vapi';
/** The visitor waits for this request. Vapi opens a room within a second or two. */
const usualTimeoutMs = 10_000;
/** By default an organisation can have ten calls at once. Source: Vapi, "Over Concurrency Limit". */
const overConcurrency = /over concurrency limit/i;

/** The used fields of a call. Newer answers have the address in `transport`. */
const vapiCall = z.object({
  id: z.string(),
  status: z.optional(z.string()),
  webCallUrl: z.optional(z.string()),
  transport: z.optional(z.object({ callUrl: z.optional(z.string()) })),
  monitor: z.optional(z.object({ controlUrl: z.optional(z.string()) })),
});

/** Calls that Vapi carries over Daily. The private key never leaves the server. Of Vapi's answers, the browser gets only the address of the room. */
export function createVapiVoice({ privateKey, targets, baseUrl }: VapiConfig, timeoutMs = usualTimeoutMs): Voice {
  const patient = () => providerFetch({ provider, timeoutMs, json: false });
  // By default the SDK repeats a POST: two paid calls for one press.
  const clientBy = (send: typeof fetch) => new VapiClient({ token: privateKey, baseUrl, maxRetries: 0, fetch: send });
  const opening = clientBy(patient());
  // Each has its own circuit breaker, so that calls can still be ended while Vapi opens no new ones.
  const send = patient();
  const client = clientBy(send);
  // `send` limits the time. The SDK's own timer would continue after a failure, and delay the end of the process.
  const options = { maxRetries: 0 };
  const json = (method: string, body?: unknown): RequestInit => ({
    method,
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });

  async function callOf(answer: Response) {
    const call = vapiCall.safeParse(await answer.json().catch(() => undefined));
    if (!call.success) throw new ProviderError(provider, 'bad_answer', { status: answer.status, mayHaveHappened: true });
    return call.data;
  }

  return {
    async openCall(call) {
      try {
        const made = await callOf(await opening.fetch('/call/web', json('POST', payload(call, targets[call.persona])), options));
        const webCallUrl = made.webCallUrl ?? made.transport?.callUrl;
        if (!isDailyRoom(webCallUrl)) throw new ProviderError(provider, 'bad_answer', { mayHaveHappened: true });
        const controlUrl = made.monitor?.controlUrl;
        return { webCallUrl, vendorCallId: made.id, ...(controlUrl !== undefined && { controlUrl }) };
      } catch (error) {
        const failure = providerErrorIn(error);
        if (overConcurrency.test(sentenceIn(failure?.answer)))
          throw new AppError('all_lines_busy', { retryAfterSeconds: 30, cause: error });
        const retryAfterSeconds = failure?.retryAfterSeconds;
        throw new AppError('call_failed', { cause: error, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) });
      }
    },

    async endCall({ controlUrl, vendorCallId }) {
      try {
        if (isVapiAddress(controlUrl, baseUrl)) await send(controlUrl, json('POST', { type: 'end-call' }));
        else if (vendorCallId !== undefined) await client.fetch(`/call/${encodeURIComponent(vendorCallId)}`, json('DELETE'), options);
      } catch (error) {
        // Vapi answered, and there is nothing left to end.
        if (providerErrorIn(error)?.kind !== 'refused') throw error;
      }
    },

    // Source: Vapi, "Live Call Control".
    async say({ controlUrl }, content) {
      if (!isVapiAddress(controlUrl, baseUrl)) throw new ProviderError(provider, 'bad_answer');
      await send(controlUrl, json('POST', { type: 'say', content, endCallAfterSpoken: false }));
    },

    async forget({ vendorCallId }) {
      if (vendorCallId === undefined) return;
      try {
        await client.fetch(`/call/${encodeURIComponent(vendorCallId)}`, json('DELETE'), options);
      } catch (error) {
        if (providerErrorIn(error)?.status !== 404) throw error;
      }
    },

    async stateOf({ vendorCallId }) {
      if (vendorCallId === undefined) return 'over';
      try {
        const { status } = await callOf(await client.fetch(`/call/${encodeURIComponent(vendorCallId)}`, json('GET'), options));
        return status === 'ended' ? 'over' : status === 'in-progress' || status === 'forwarding' ? 'live' : 'waiting';
      } catch (error) {
        if (providerErrorIn(error)?.status === 404) return 'over';
        throw error;
      }
    },
  };
}

/** Source: Vapi, CreateWebCallDTO. A workflow has no maximum duration; our search for lost calls ends it. */
function payload({ variableValues, maxDurationSeconds }: CallToOpen, { kind, id }: VapiTarget) {
  // The room ends when somebody leaves, so that nobody stays in a paid call.
  const common = { roomDeleteOnUserLeaveEnabled: true };
  if (kind === 'workflow') return { ...common, workflowId: id, workflowOverrides: { variableValues } };
  // Calls are not recorded. This also overrides an assistant of the operator that would wait for a recording.
  const assistantOverrides = { variableValues, maxDurationSeconds, artifactPlan: { videoRecordingEnabled: false } };
  return kind === 'squad' ? { ...common, squadId: id, assistantOverrides } : { ...common, assistantId: id, assistantOverrides };
}

/** The only form of address that a visitor's browser gets. */
const isDailyRoom = (url: string | undefined): url is string =>
  url !== undefined && URL.canParse(url) && new URL(url).protocol === 'https:' && new URL(url).hostname.endsWith('.daily.co');

/** Control messages are sent only to Vapi, whatever address an answer names. */
function isVapiAddress(url: string | undefined, baseUrl: string): url is string {
  if (url === undefined || !URL.canParse(url)) return false;
  const { protocol, hostname, origin } = new URL(url);
  return origin === new URL(baseUrl).origin || (protocol === 'https:' && hostname.endsWith('.vapi.ai'));
}

function sentenceIn(answer: unknown): string {
  const { message } = (answer ?? {}) as { message?: unknown };
  return Array.isArray(message) ? message.join(' ') : typeof message === 'string' ? message : '';
}
