import type { PersonaSlug } from '#shared/personas.ts';

/** Carries live calls: the voice rooms or Vapi. */
export interface Voice {
  /**
   * Opens a call and returns the address at which the browser joins it.
   * @throws AppError all_lines_busy, call_failed
   */
  openCall(call: CallToOpen): Promise<OpenedCall>;
  /**
   * The address of a call that needs no opening. `openCall` is then not used.
   * @throws AppError all_lines_busy
   */
  addressOf?(call: CallToOpen): OpenedCall;
  /**
   * Ends a call, joined or not. Ending a call that is over is no error.
   * @throws Error if the voice provider did not confirm it
   */
  endCall(call: CarriedCall): Promise<void>;
  /** Makes the character say these words now, if the voice provider supports it. @throws Error if it failed */
  say?(call: CarriedCall, words: string): Promise<void>;
  /** Deletes the provider's data of a call, which also ends it. If there is no data, that is no error. @throws Error if it failed */
  forget?(call: CarriedCall): Promise<void>;
  /** Whether the visitor is in the call. @throws Error if the voice provider gives no clear answer */
  stateOf(call: CarriedCall): Promise<'waiting' | 'live' | 'over'>;
}

export interface CallToOpen {
  /** Our id of the call. */
  id: string;
  persona: PersonaSlug;
  /** The origin of the page, such as `https://vaani.example`. */
  origin: string;
  /** Strings that a prompt may use. No other value of the page's request is passed on. */
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

/** What an id at Vapi names. Each character has one assistant, squad or workflow. */
export interface VapiTarget {
  kind: 'assistant' | 'squad' | 'workflow';
  id: string;
}

/** What the voice rooms need of the calls that were opened for them. */
export interface RoomAccess {
  /** Whether a token admits to a call: issued by this site for this call, and not expired. */
  admits(callId: string, token: string): boolean;
  /** A token that admits a browser to its call again, for as long as calls last. */
  resumeToken(callId: string): string;
  admitsResume(callId: string, token: string): boolean;
  hasRoom(): boolean;
  /** A room has opened in this process. `hangUp` ends its call, `drop` only closes its connection. */
  opened(callId: string, room: { hangUp(): void; drop(): void }): void;
  drop(callId: string): void;
  closed(callId: string): void;
  /** The ids of the calls in this process. */
  callIds(): string[];
  hangUp(callId: string): void;
}
