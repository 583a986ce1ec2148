import * as z from 'zod/mini';
import { messageMaxLength } from './lengths.ts';
import { voiceLangs } from './room-protocol.ts';

/** What a browser may send into the voice room. Apart from the rest of the protocol, so that no page carries a validator. */

const turnNumber = z.int().check(z.nonnegative(), z.lte(0xffff_ffff));
/** Longer than the longest text a character says at once. */
const spokenMaxLength = 4_000;
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(messageMaxLength));

/** Names a line of the visitor's, so that it is answered once however often it is sent. */
const lineId = z.string().check(z.regex(/^[\w-]{1,40}$/));

/** Where a broken call is resumed: the last turn that began here, and what of it is missing. */
const resumePoint = z.object({
  turn: turnNumber,
  /** Its words, and how many of its samples came; left out where all of it came. */
  unheard: z.optional(z.object({ text: z.string().check(z.minLength(1), z.maxLength(spokenMaxLength)), samples: turnNumber })),
  /** A line of the visitor's to which no answer began. */
  unanswered: z.optional(z.object({ id: lineId, content: line })),
});
export type ResumePoint = z.output<typeof resumePoint>;

export const clientMessage = z.discriminatedUnion('type', [
  /** The first message. `voices`: languages for which the browser has a good voice of its own. */
  z.object({
    type: z.literal('join'),
    voices: z.optional(z.array(z.enum(voiceLangs)).check(z.maxLength(voiceLangs.length))),
    again: z.optional(resumePoint),
  }),
  z.object({
    type: z.literal('add-message'),
    message: z.object({ role: z.literal('user'), content: line }),
    id: z.optional(lineId),
    /** False only adds to the conversation; nobody answers. */
    triggerResponseEnabled: z.optional(z.boolean()),
  }),
  /** The character says these words, as on Vapi's line. They count as a turn of the visitor's. */
  z.object({ type: z.literal('say'), message: line, endCallAfterSpoken: z.optional(z.boolean()) }),
  z.object({
    type: z.literal('control'),
    control: z.enum(['mute-assistant', 'unmute-assistant', 'say-first-message']),
    videoRecordingStartDelaySeconds: z.optional(z.number()),
  }),
  /** The visitor spoke over the character, who stops. `playedMs` of the turn were heard. */
  z.object({ type: z.literal('interrupt'), turn: turnNumber, playedMs: z.number().check(z.nonnegative()) }),
  /**
   * The room reads the visitor's speech: binary messages between the first and the last are its samples, signed 16 bit little endian, one
   * channel, 16 kHz. `over`: the turn that the visitor spoke over, which is held. `dropped`: it was no speech.
   */
  z.object({
    type: z.literal('utterance'),
    status: z.enum(['started', 'ended', 'dropped']),
    over: z.optional(turnNumber),
  }),
  /** The browser's own voice has finished a turn the server had no voice for. */
  z.object({ type: z.literal('spoken'), turn: turnNumber }),
  /** The visitor is typing or speaking a line that is not whole yet: it is not quiet. */
  z.object({ type: z.literal('active') }),
  z.object({ type: z.literal('end-call') }),
]);

export type ClientMessage = z.output<typeof clientMessage>;
