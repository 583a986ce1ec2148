import type { Sku } from '#shared/catalog.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import type { Lang } from '../personas/persona.ts';

/** Words the answers that the conversation core leaves open. */
export interface Brain {
  /** Whether it needs the earlier messages. If not, they are not read. */
  readsHistory: boolean;
  /**
   * The character's words for a turn that the core has understood.
   * @throws AppError chat_failed if there is no answer in time
   */
  reply(turn: BrainTurn): Promise<BrainReply>;
}

export interface Line {
  who: 'visitor' | 'character';
  text: string;
}

export interface BrainTurn {
  persona: PersonaSlug;
  /** Spoken answers are shorter than written ones. */
  medium: 'text' | 'voice';
  /** The language and script of the answer. */
  lang: Lang;
  /** The conversation so far, the oldest message first, without `message`. */
  history: readonly Line[];
  message: string;
  /** The answer of the core, in the written words of the character. */
  draft: string;
  /** What the character knows about the message, the best match first. */
  ground: readonly string[];
  /** A summary of the conversation, in one or two sentences. */
  memory: string;
  /** Whether the character may offer a guide in this turn. */
  maySell: boolean;
  signal: AbortSignal;
  /** Called with each sentence of the reply that may be said. Together they are the text of the reply, or its beginning. */
  say?: ((sentence: string) => void) | undefined;
}

export interface BrainReply {
  text: string;
  /** The guide that the text recommends. It is a proposal: the till and the visitor decide. */
  offeredSku?: Sku;
}
