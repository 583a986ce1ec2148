import * as z from 'zod/mini';
import { messageMaxLength } from './lengths.ts';

/** What a browser may send into the voice room. Apart from the rest of the protocol, so that no page carries a validator. */

const turnNumber = z.int().check(z.nonnegative(), z.lte(0xffff_ffff));
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
  z.object({ type: z.literal('interrupt'), turn: turnNumber, playedMs: z.number().check(z.nonnegative()) }),
  /** The browser's own voice has finished a turn the server had no voice for. */
  z.object({ type: z.literal('spoken'), turn: turnNumber }),
  z.object({ type: z.literal('end-call') }),
]);

export type ClientMessage = z.output<typeof clientMessage>;
