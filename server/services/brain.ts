import type { Sku } from '#shared/catalog.ts';
import type { Intent } from '#shared/kaka-rules.ts';
import type { PersonaSlug } from '#shared/personas.ts';

/** Who writes a character's words. */
export interface Brain {
  /**
   * The character's answer to the last line.
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
  /** The conversation so far, oldest first, without `message`. */
  history: readonly Line[];
  message: string;
  /** What the message wants, where Kaka's rules can tell. A recommendation asks for exactly one guide of the catalogue, with a reason. */
  intent?: Intent | undefined;
  signal: AbortSignal;
}

export interface BrainReply {
  text: string;
  /** The guide the text recommends. It proposes; the catalogue and the visitor decide. */
  offeredSku?: Sku;
  /** The guide the visitor has agreed to take. */
  chosenSku?: Sku;
}
