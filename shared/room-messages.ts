import * as z from 'zod/mini';
import { messageMaxLength } from './lengths.ts';
import { voiceLangs } from './room-protocol.ts';

/** The messages that a browser may send to a voice room. In a separate file, so that no page loads the validator. */

const turnNumber = z.int().check(z.nonnegative(), z.lte(0xffff_ffff));
/** Longer than the longest text that a character says at once. */
const spokenMaxLength = 4_000;
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(messageMaxLength));

/** Identifies a message of the visitor, so that it is answered once even if it arrives twice. */
const lineId = z.string().check(z.regex(/^[\w-]{1,40}$/));

/** The position for resuming a call: the last turn that began in the browser, and how much of it is missing. */
const resumePoint = z.object({
  turn: turnNumber,
  /** The text, and the number of samples that arrived; left out if all of it arrived. */
  unheard: z.optional(z.object({ text: z.string().check(z.minLength(1), z.maxLength(spokenMaxLength)), samples: turnNumber })),
  /** A message of the visitor whose answer has not begun. */
  unanswered: z.optional(z.object({ id: lineId, content: line })),
});
export type ResumePoint = z.output<typeof resumePoint>;

export const clientMessage = z.discriminatedUnion('type', [
  /** The first message. `voices`: the languages for which the browser has a good voice. */
  z.object({
    type: z.literal('join'),
    voices: z.optional(z.array(z.enum(voiceLangs)).check(z.maxLength(voiceLangs.length))),
    again: z.optional(resumePoint),
  }),
  z.object({
    type: z.literal('add-message'),
    message: z.object({ role: z.literal('user'), content: line }),
    id: z.optional(lineId),
    /** False only adds the message to the conversation, without an answer. */
    triggerResponseEnabled: z.optional(z.boolean()),
  }),
  /** The character says these words, as at Vapi. They count as a turn of the visitor. */
  z.object({ type: z.literal('say'), message: line, endCallAfterSpoken: z.optional(z.boolean()) }),
  z.object({
    type: z.literal('control'),
    control: z.enum(['mute-assistant', 'unmute-assistant', 'say-first-message']),
    videoRecordingStartDelaySeconds: z.optional(z.number()),
  }),
  /** The visitor interrupted the character, who stops. `playedMs` of the turn were heard. */
  z.object({ type: z.literal('interrupt'), turn: turnNumber, playedMs: z.number().check(z.nonnegative()) }),
  /**
   * The room transcribes the visitor's speech. Binary messages between the first and the last message contain its samples, signed 16 bit
   * little endian, one channel, 16 kHz. `over`: the turn that the visitor interrupted and that waits. `dropped`: it was no speech.
   */
  z.object({
    type: z.literal('utterance'),
    status: z.enum(['started', 'ended', 'dropped']),
    over: z.optional(turnNumber),
  }),
  /** The browser's own voice has finished a turn for which the server had no voice. */
  z.object({ type: z.literal('spoken'), turn: turnNumber }),
  /** The visitor is typing or speaking, so the silence timer must not run. */
  z.object({ type: z.literal('active') }),
  z.object({ type: z.literal('end-call') }),
]);

export type ClientMessage = z.output<typeof clientMessage>;
