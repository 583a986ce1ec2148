import { maxCallSeconds } from '#shared/lengths.ts';
import { heartbeatMs } from '#shared/room-protocol.ts';

/** How long things take in one room, and how much of them a call has. */
export interface RoomLimits {
  /** From joining to the end. */
  callMs: number;
  /** Before that, the character says goodbye. */
  timeUpMs: number;
  /** Of quiet until the character asks whether somebody is there. */
  nudgeMs: number;
  /** Of quiet after that until the call ends. */
  silenceMs: number;
  /** From the socket to `join`. */
  joinMs: number;
  /** For an answer. */
  thinkMs: number;
  /** The unit in which the day's budget is charged: what is begun is paid. */
  minuteMs: number;
  /** Of the visitor, for every minute begun; what was not taken is left for the next. Each may cost an answer and its sound. */
  turnsPerMinute: number;
  /** Between two signs of life to the browser. */
  heartbeatMs: number;
}

/**
 * The longest duration is the one that Vapi's calls have. After 30 s of silence the character asks whether somebody is there, and waits about
 * as long again. Turns a minute: nobody says something new every three seconds, and the day's minutes bound what is spent on models and voices.
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
