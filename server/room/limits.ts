import { maxCallSeconds } from '#shared/lengths.ts';
import { heartbeatMs } from '#shared/room-protocol.ts';

/** Durations and quotas of one room. */
export interface RoomLimits {
  /** From joining to the end of the call. */
  callMs: number;
  /** Before the end, the character says goodbye. */
  timeUpMs: number;
  /** Silence until the character asks whether somebody is there. */
  nudgeMs: number;
  /** Further silence until the call ends. */
  silenceMs: number;
  /** From the opening of the socket to `join`. */
  joinMs: number;
  /** For one answer. */
  thinkMs: number;
  /** The unit of the daily budget. A minute that has begun counts in full. */
  minuteMs: number;
  /** The visitor's turns for each minute that has begun. Unused turns remain. Each turn may cost an answer and its sound. */
  turnsPerMinute: number;
  /** Between two pings to the browser. */
  heartbeatMs: number;
}

/**
 * The longest duration is that of Vapi's calls. After 30 s of silence the character asks whether somebody is there, and waits about as long
 * again. Nobody says something new every three seconds, so the turns for each minute are enough; the minutes of the day limit the cost of
 * models and voices.
 */
export const usualLimits: RoomLimits = {
  callMs: maxCallSeconds * 1000,
  timeUpMs: 10_000,
  nudgeMs: 30_000,
  silenceMs: 33_000,
  joinMs: 10_000,
  thinkMs: 20_000,
  minuteMs: 60_000,
  turnsPerMinute: 20,
  heartbeatMs,
};
