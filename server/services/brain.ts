import type { Sku } from '#shared/catalog.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import type { Lang } from '../personas/persona.ts';

/** Who puts a character's answers into words, where the conversation core leaves them open. */
export interface Brain {
  /** Whether it reads the conversation so far; one that does not is not given it. */
  readsHistory: boolean;
  /**
   * The character's words for a turn that the core has understood.
   * @throws AppError chat_failed when no answer can be had in time
   */
  reply(turn: BrainTurn): Promise<BrainReply>;
}

export interface Line {
  who: 'visitor' | 'character';
  text: string;
}

export interface BrainTurn {
  persona: PersonaSlug;
  /** Text is read, voice is heard: a spoken answer is shorter. */
  medium: 'text' | 'voice';
  /** The language and script to answer in. */
  lang: Lang;
  /** The conversation so far, oldest first, without `message`. */
  history: readonly Line[];
  message: string;
  /** What the core would answer in the character's written words. */
  draft: string;
  /** What the character knows that bears on the message, best first. */
  ground: readonly string[];
  /** What the conversation remembers, in a sentence or two. */
  memory: string;
  /** Whether a guide may be offered in this turn. */
  maySell: boolean;
  signal: AbortSignal;
  /** Hears each sentence of the reply as soon as it may be said; together they are its text, or its beginning. */
  say?: ((sentence: string) => void) | undefined;
}

export interface BrainReply {
  text: string;
  /** The guide the text recommends. It proposes; the till and the visitor decide. */
  offeredSku?: Sku;
}
