import { anything, type Contract, exactly, holding, listOf, one, orNull, type Schema, someText, text } from './contract.ts';

/** Source: OpenAI, "Create chat completion" and "Create speech"; what Ollama, vLLM and llama.cpp answer too. */
const message = (role: string): Schema => exactly({ role: one(role), content: someText });

export const openai: Contract = {
  provider: 'OpenAI chat',
  published: 'openai.chat.json',
  operations: {
    'POST /chat/completions': {
      body: exactly({
        model: someText,
        messages: {
          type: 'array',
          minItems: 2,
          prefixItems: [message('system')],
          items: { anyOf: [message('user'), message('assistant')] },
        },
        max_completion_tokens: { type: 'integer', minimum: 1 },
        'stream?': one(true),
        'stream_options?': exactly({ include_usage: one(true) }),
        // Left out for servers that know no schemas.
        'response_format?': exactly({
          type: one('json_schema'),
          json_schema: exactly({
            name: { type: 'string', pattern: '^[\\w-]{1,64}$' },
            strict: one(true),
            schema: holding({
              type: one('object'),
              properties: { type: 'object' },
              required: listOf(text),
              // Strict mode takes no other.
              additionalProperties: one(false),
            }),
          }),
        }),
      }),
      answers: {
        200: holding({
          choices: {
            type: 'array',
            minItems: 1,
            items: holding({
              finish_reason: one('stop', 'length', 'content_filter'),
              message: holding({ content: orNull(text), 'refusal?': orNull(text) }),
            }),
          },
        }),
        '4xx': anything,
      },
      example: {
        body: {
          model: 'gpt-4o-mini',
          messages: [
            { role: 'system', content: 'You are Kaka.' },
            { role: 'user', content: 'My throat hurts' },
          ],
          max_completion_tokens: 1000,
          response_format: {
            type: 'json_schema',
            json_schema: {
              name: 'reply',
              strict: true,
              schema: { type: 'object', properties: { reply: { type: 'string' } }, required: ['reply'], additionalProperties: false },
            },
          },
        },
        answers: {
          200: {
            id: 'chatcmpl-1',
            object: 'chat.completion',
            created: 1,
            model: 'gpt-4o-mini',
            choices: [{ index: 0, finish_reason: 'stop', logprobs: null, message: { role: 'assistant', content: '{}', refusal: null } }],
          },
        },
      },
    },
  },
};

/** No published description of it lies beside the project. */
export const openaiSpeech: Contract = {
  provider: 'OpenAI speech',
  operations: {
    'POST /audio/speech': {
      body: exactly({
        model: someText,
        voice: someText,
        input: { type: 'string', minLength: 1, maxLength: 4096 },
        instructions: { type: 'string', maxLength: 4096 },
        response_format: one('pcm'),
      }),
      answers: { 200: anything, '4xx': anything },
      example: {
        body: { model: 'gpt-4o-mini-tts', voice: 'onyx', input: 'Aao, baitho.', instructions: 'Slow.', response_format: 'pcm' },
        answers: {},
      },
    },
  },
};

/** Source: OpenAI, "Create transcription". A form; its file is told here by its type. */
export const openaiHearing: Contract = {
  provider: 'OpenAI transcription',
  operations: {
    'POST /audio/transcriptions': {
      body: exactly({ file: one('audio/wav'), model: someText, response_format: one('json'), 'stream?': one('true') }),
      // With `stream` each is the data of an event, if the server and its model can stream: whisper-1 answers in one piece all the same.
      answers: {
        // `text`: all words, or those of a segment where faster-whisper-server streams.
        200: {
          anyOf: [holding({ type: one('transcript.text.delta'), delta: text }), holding({ 'type?': one('transcript.text.done'), text })],
        },
        '4xx': anything,
      },
      example: {
        body: { file: 'audio/wav', model: 'gpt-4o-mini-transcribe', response_format: 'json', stream: 'true' },
        answers: { 200: { text: 'My throat hurts.' } },
      },
    },
  },
};
