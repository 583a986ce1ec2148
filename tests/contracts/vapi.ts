import { address, anything, type Contract, exactly, holding, listOf, number, one, type Schema, someText, text, truth } from './contract.ts';

/** Source: Vapi, `CreateWebCallDTO`, `Call` and `CreateAssistantDTO`. */
const values: Schema = { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } };
const common = { roomDeleteOnUserLeaveEnabled: one(true) };
const overrides = exactly({
  variableValues: values,
  maxDurationSeconds: { type: 'integer', minimum: 10, maximum: 43200 },
  artifactPlan: exactly({ videoRecordingEnabled: one(false) }),
});

const call = holding({
  id: someText,
  'status?': someText,
  'webCallUrl?': text,
  'transport?': holding({ 'callUrl?': text }),
  'monitor?': holding({ 'controlUrl?': text }),
});
/** Source: Vapi, `CreateAssistantDTO`; `UpdateAssistantDTO` has the same fields. */
const assistant: Schema = exactly({
  name: { type: 'string', maxLength: 40 },
  firstMessage: someText,
  model: {
    oneOf: [
      exactly({
        provider: one('openai'),
        model: someText,
        maxTokens: { type: 'integer', minimum: 50, maximum: 10000 },
        messages: listOf(exactly({ role: one('system'), content: someText })),
        // Asked for at the assistant's server. Source: Vapi, `CreateFunctionToolDTO`.
        'tools?': listOf(
          exactly({
            type: one('function'),
            async: one(false),
            function: exactly({
              name: someText,
              description: someText,
              parameters: exactly({ type: one('object'), properties: anything, required: listOf(someText) }),
            }),
          }),
        ),
      }),
      // The site's own conversation: Vapi adds `/chat/completions` to the address, and `call` to each request.
      exactly({
        provider: one('custom-llm'),
        model: someText,
        url: address,
        metadataSendMode: one('variable'),
        tools: listOf(exactly({ type: one('endCall') })),
        'headers?': exactly({ 'X-Vapi-Secret': someText }),
      }),
    ],
  },
  voice: exactly({ provider: one('vapi'), voiceId: someText, speed: { type: 'number', minimum: 0.25, maximum: 2 } }),
  transcriber: exactly({ provider: one('deepgram'), model: someText, language: someText }),
  maxDurationSeconds: { type: 'integer', minimum: 10, maximum: 43200 },
  silenceTimeoutSeconds: { type: 'integer', minimum: 10, maximum: 3600 },
  // Calls are never recorded.
  artifactPlan: exactly({ recordingEnabled: one(false), videoRecordingEnabled: one(false) }),
  serverMessages: listOf(one('status-update', 'end-of-call-report', 'tool-calls')),
  // What Vapi itself has added stays when one is changed.
  'server?': exactly({ url: address, 'timeoutSeconds?': number, 'headers?': exactly({ 'X-Vapi-Secret': someText }) }),
  metadata: exactly({ vaani: someText }),
});

/** A sentence, or several. */
const refusal = holding({ message: { anyOf: [text, listOf(text)] } });

/** An assistant as Vapi gives it back. */
const kept = holding({ id: someText, 'isServerUrlSecretSet?': truth, 'maxDurationSeconds?': number });

const mini = {
  name: 'Vaani: Mini',
  firstMessage: 'I am Mini, an AI.',
  model: { provider: 'openai', model: 'gpt-4o-mini', maxTokens: 250, messages: [{ role: 'system', content: 'You are Mini.' }] },
  voice: { provider: 'vapi', voiceId: 'Emma', speed: 1.05 },
  transcriber: { provider: 'deepgram', model: 'nova-3', language: 'multi' },
  maxDurationSeconds: 300,
  silenceTimeoutSeconds: 30,
  artifactPlan: { recordingEnabled: false, videoRecordingEnabled: false },
  serverMessages: ['status-update', 'end-of-call-report'],
  server: { url: 'https://vaani.example/webhooks/vapi' },
  metadata: { vaani: 'mini' },
};

const callId = '3b241101-e2bb-4255-8caf-4136c566a962';
const made = { id: callId, orgId: callId, createdAt: '2026-11-21T05:00:00Z', updatedAt: '2026-11-21T05:00:00Z' };

export const vapi: Contract = {
  provider: 'Vapi',
  published: 'vapi.micro.json',
  operations: {
    'POST /call/web': {
      body: {
        anyOf: [
          exactly({ ...common, assistantId: someText, assistantOverrides: overrides }),
          exactly({ ...common, squadId: someText, assistantOverrides: overrides }),
          exactly({ ...common, workflowId: someText, workflowOverrides: exactly({ variableValues: values }) }),
        ],
      },
      answers: { 201: call, '4xx': refusal },
      example: {
        body: {
          roomDeleteOnUserLeaveEnabled: true,
          assistantId: callId,
          assistantOverrides: {
            variableValues: { city: 'Pune' },
            maxDurationSeconds: 300,
            artifactPlan: { videoRecordingEnabled: false },
          },
        },
        answers: { 201: { ...made, webCallUrl: 'https://vapi.daily.co/a-room' } },
      },
    },
    'GET /call/{id}': {
      answers: { 200: holding({ id: someText, status: someText }), '4xx': refusal },
      example: { path: `/call/${callId}`, answers: { 200: { ...made, status: 'in-progress' } } },
    },
    'POST /assistant': {
      body: assistant,
      answers: { 201: kept, '4xx': refusal },
      example: {
        body: mini,
        answers: {},
      },
    },
    'PATCH /assistant/{id}': {
      body: assistant,
      answers: { 200: kept, '4xx': refusal },
      example: { path: `/assistant/${callId}`, body: mini, answers: {} },
    },
  },
};
