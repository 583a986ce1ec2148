import * as z from 'zod/mini';
import { messageMaxLength } from './lengths.ts';

/**
 * What the two ends of the embedded voice room say to each other. Names and shapes are Vapi's wherever Vapi has one.
 *
 * The visitor's browser opens the signed address of `POST /call/web`, sends `join`, and the server answers with the bare
 * string `listening`. A spoken turn is `audio-start`, its `transcript`, sound frames, `audio-end`. With `encoding: 'none'`
 * the server has no voice for that turn: the browser says each of the turn's transcripts itself and answers `spoken` after
 * the turn's `audio-end`.
 */

/** One sound frame; its samples are `sampleRate * frameMs / 1000` of the turn's own rate. */
export const frameMs = 40;
/** The server never sends more than this ahead of real time, so that an interruption wastes little. */
export const aheadMs = 800;
/** Of a frame: the turn's number, uint32 little endian; then samples, signed 16 bit little endian, one channel. */
export const frameHeaderBytes = 4;
/** The largest message a browser may send. Source: voice/README.md's measured room. */
export const roomMessageMaxBytes = 8 * 1024;
/** Sent alone, not as JSON, when the character hears: it makes the call live. Source: Vapi's own app message. */
export const listening = 'listening';

const turn = z.int().check(z.nonnegative(), z.lte(0xffff_ffff));
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(messageMaxLength));

export const clientMessage = z.discriminatedUnion('type', [
  z.object({
    /** The first message: what the visitor's browser can do, so that the server fills in the rest. */
    type: z.literal('join'),
    capabilities: z.object({
      /** The browser turns speech into text. */
      recognition: z.boolean(),
      /** The browser has a voice for `lang`. */
      synthesis: z.boolean(),
      microphone: z.boolean(),
    }),
    /** BCP 47: `en-IN`, `hi-IN`. */
    lang: z.string().check(z.maxLength(35)),
  }),
  z.object({
    type: z.literal('add-message'),
    message: z.object({ role: z.literal('user'), content: line }),
    /** False only adds to the conversation; nobody answers. */
    triggerResponseEnabled: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('say'), message: line, endCallAfterSpoken: z.optional(z.boolean()) }),
  z.object({
    type: z.literal('control'),
    control: z.enum(['mute-assistant', 'unmute-assistant', 'say-first-message']),
    videoRecordingStartDelaySeconds: z.optional(z.number()),
  }),
  /** The visitor spoke over the character, who stops. `playedMs` of the turn were heard. */
  z.object({ type: z.literal('interrupt'), turn, playedMs: z.number().check(z.nonnegative()) }),
  /** The browser's own voice has finished a turn the server had no voice for. */
  z.object({ type: z.literal('spoken'), turn }),
  z.object({ type: z.literal('end-call') }),
]);

export type ClientMessage = z.output<typeof clientMessage>;

export const roomEndReasons = [
  'customer-ended-call',
  'assistant-ended-call',
  'silence-timed-out',
  'exceeded-max-duration',
  'server-shutdown',
] as const;
/** Vapi's words for why a call ended; `server-shutdown` is ours, for a process that is being replaced. */
export type RoomEndReason = (typeof roomEndReasons)[number];

const speaker = z.enum(['assistant', 'user']);

export const serverMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('transcript'),
    role: speaker,
    transcriptType: z.enum(['partial', 'final']),
    transcript: z.string(),
    /** Of the assistant's words. */
    turn: z.optional(turn),
  }),
  z.object({ type: z.literal('speech-update'), role: speaker, status: z.enum(['started', 'stopped']), turn: z.optional(turn) }),
  z.object({ type: z.literal('user-interrupted'), turn, playedMs: z.optional(z.number()) }),
  z.object({
    type: z.literal('audio-start'),
    turn,
    encoding: z.enum(['pcm_s16le', 'none']),
    /** Hz; 0 with `none`. */
    sampleRate: z.number(),
    channels: z.literal(1),
  }),
  z.object({ type: z.literal('audio-end'), turn, samples: z.optional(z.number()) }),
  z.object({
    type: z.literal('status-update'),
    status: z.enum(['in-progress', 'ended']),
    /** One of `roomEndReasons`; any word is survived. */
    endedReason: z.optional(z.string()),
  }),
]);

export type ServerMessage = z.output<typeof serverMessage>;

/** Close codes of the socket, beside 1000 (the call ended; the reason came as `status-update`). Source: RFC 6455, 7.4. */
export const closeCodes = { ended: 1000, refused: 1008, serverError: 1011, goingAway: 1001 } as const;
