import * as z from 'zod/mini';
import { messageMaxLength } from './lengths.ts';
import { voiceLangs } from './room-protocol.ts';

/** What a browser may send into the voice room. Apart from the rest of the protocol, so that no page carries a validator. */

const turnNumber = z.int().check(z.nonnegative(), z.lte(0xffff_ffff));
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(messageMaxLength));

export const clientMessage = z.discriminatedUnion('type', [
  /** The first message. `voices`: languages for which the browser has a good voice of its own. */
  z.object({ type: z.literal('join'), voices: z.optional(z.array(z.enum(voiceLangs)).check(z.maxLength(voiceLangs.length))) }),
  z.object({
    type: z.literal('add-message'),
    message: z.object({ role: z.literal('user'), content: line }),
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
