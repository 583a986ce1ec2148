import type { PersonaSlug } from '#shared/personas.ts';

/** Who carries a live call. */
export interface Voice {
  /**
   * Opens a call and says where the browser joins it.
   * @throws AppError all_lines_busy, call_failed
   */
  openCall(call: CallToOpen): Promise<OpenedCall>;
  /** Ends a call, joined or not. Ending what is over is no error. */
  endCall(call: OpenedCall): Promise<void>;
}

export interface CallToOpen {
  /** Our own id of the call. */
  id: string;
  sessionId: string;
  persona: PersonaSlug;
  /** Strings a prompt may use; nothing else of the visitor's overrides passes. */
  variableValues: Record<string, string>;
  maxDurationSeconds: number;
  signal: AbortSignal;
}

export interface OpenedCall {
  webCallUrl: string;
  vendorCallId?: string;
  controlUrl?: string;
}

/** A call's longest duration. Source: providers.md, "set maxDurationSeconds 300". */
export const maxCallSeconds = 300;
