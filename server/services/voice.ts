import type { PersonaSlug } from '#shared/personas.ts';

/** Who carries a live call. */
export interface Voice {
  /**
   * Opens a call and says where the browser joins it.
   * @throws AppError all_lines_busy, call_failed
   */
  openCall(call: CallToOpen): Promise<OpenedCall>;
  /**
   * Where a call will be joined, from a carrier that has nothing to open for it: `openCall` is then not asked.
   * @throws AppError all_lines_busy
   */
  addressOf?(call: CallToOpen): OpenedCall;
  /**
   * Ends a call, joined or not. Ending what is over is no error.
   * @throws Error when its carrier could not be told
   */
  endCall(call: CarriedCall): Promise<void>;
  /** Has the character say these words now, from a carrier that takes them from outside. @throws Error when it could not be told */
  say?(call: CarriedCall, words: string): Promise<void>;
  /** Deletes what its carrier keeps of a call, which ends it too; nothing to be deleted is no error. @throws Error when it could not be told */
  forget?(call: CarriedCall): Promise<void>;
  /** Whether the visitor is in it. @throws Error when its carrier does not say */
  stateOf(call: CarriedCall): Promise<'waiting' | 'live' | 'over'>;
}

export interface CallToOpen {
  /** Our own id of the call. */
  id: string;
  persona: PersonaSlug;
  /** Of the page that asked, such as `https://vaani.example`. */
  origin: string;
  /** Strings a prompt may use; nothing else of the visitor's overrides passes. */
  variableValues: Record<string, string>;
  maxDurationSeconds: number;
}

export interface OpenedCall {
  webCallUrl: string;
  vendorCallId?: string;
  controlUrl?: string;
}

export interface CarriedCall extends OpenedCall {
  id: string;
}

export { maxCallSeconds } from '#shared/lengths.ts';

/** What an id of the vendor names. Each persona has one assistant, squad or workflow. */
export interface VapiTarget {
  kind: 'assistant' | 'squad' | 'workflow';
  id: string;
}

/** What the embedded rooms need of the calls that were opened for them. */
export interface RoomAccess {
  /** Whether a token admits to a call: ours, of that call, and not run out. */
  admits(callId: string, token: string): boolean;
  /** What admits a browser again to a call that it is in, for as long as calls last. */
  resumeToken(callId: string): string;
  admitsResume(callId: string, token: string): boolean;
  hasRoom(): boolean;
  /** A room has opened in this process. `hangUp` ends its call from outside, `drop` its line alone. */
  opened(callId: string, room: { hangUp(): void; drop(): void }): void;
  drop(callId: string): void;
  closed(callId: string): void;
  /** Of the calls carried in this process. */
  callIds(): string[];
  hangUp(callId: string): void;
}
