/**
 * What the two ends of the embedded voice room say to each other. Names and shapes are Vapi's wherever Vapi has one.
 *
 * The visitor's browser opens the signed address of `POST /call/web`, sends `join`, and the server answers with the bare
 * string `listening`. A spoken turn is `audio-start`, its `transcript`, sound frames, `audio-end`. With `encoding: 'none'`
 * the server has no voice for that turn: the browser says each of the turn's transcripts itself and answers `spoken` after
 * the turn's `audio-end`. What a browser may send is in `room-messages.ts`.
 */

/** One sound frame; its samples are `sampleRate * frameMs / 1000` of the turn's own rate. */
export const frameMs = 40;
/** The server never sends more than this ahead of real time, so that an interruption wastes little. */
export const aheadMs = 800;
/** Of a frame: the turn's number, uint32 little endian; then samples, signed 16 bit little endian, one channel. */
export const frameHeaderBytes = 4;
/** The largest message a browser may send, in bytes: the longest line of a visitor, many times over. */
export const roomMessageMaxBytes = 16 * 1024;
/** Between two messages the server sends only to show that it is still there: a proxy that stops forwarding closes nothing. */
export const heartbeatMs = 5_000;
/** Three heartbeats missed in a row: nothing comes through any more. */
export const silentLineMs = 3 * heartbeatMs;
/** A visitor at work on a line says so at most this often; the quiet a room allows is many times as long. */
export const activeEveryMs = 5_000;
/** Of the visitor's speech, where the room reads it, in Hz: what recognisers work at. */
export const heardSampleRate = 16_000;
/** The languages that characters speak, as browsers name them. */
export const voiceLangs = ['en-IN', 'hi-IN'] as const;
export type VoiceLang = (typeof voiceLangs)[number];
/** In the address of a room that reads the visitor's speech itself. */
export const hearsParameter = 'hears';
/** The longest utterance that is read, in seconds. */
export const utteranceMaxSeconds = 30;
/** A line that broke may be taken up again for so long; after that the call is over. */
export const resumeMs = 30_000;
/** In the address of a room: the line is taken up again, with the token that the room gave. */
export const resumeParameter = 'again';
/** Sent alone, not as JSON, when the character hears: it makes the call live. Source: Vapi's own app message. */
export const listening = 'listening';

/** Vapi's words for why a call ended; `server-shutdown` is ours, for a process that is being replaced. */
const roomEndReasons = [
  'customer-ended-call',
  'assistant-ended-call',
  'silence-timed-out',
  'exceeded-max-duration',
  'server-shutdown',
] as const;
export type RoomEndReason = (typeof roomEndReasons)[number];
export const isRoomEndReason = (reason: string | null): reason is RoomEndReason => roomEndReasons.some((known) => known === reason);

type Role = 'assistant' | 'user';

/** Types alone: the browser trusts its own server, and no page has to carry a validator for it. */
export type ServerMessage =
  /** `turn` belongs to the assistant's words. `heard`: the room read them in the visitor's speech. */
  | { type: 'transcript'; role: Role; transcriptType: 'partial' | 'final'; transcript: string; turn?: number; heard?: true }
  /** There were no words in what the visitor said, or only a "hmm": a turn that is held goes on. `failed`: it could not be read. */
  | { type: 'go-on'; failed: boolean }
  | { type: 'speech-update'; role: Role; status: 'started' | 'stopped'; turn?: number }
  | { type: 'user-interrupted'; turn: number; playedMs?: number }
  /** `sampleRate` in Hz. */
  | {
      type: 'audio-start';
      turn: number;
      encoding: 'pcm_s16le';
      sampleRate: number;
      channels: 1;
      /** Its first samples were sent before the line broke: the next frame follows on them. */
      resumed?: true;
    }
  /**
   * The browser's own voice says it, if it has one, at this rate and pitch, where 1 is as it comes; `names`: of voices that fit, the best
   * first; `inHindi`: of Hinglish, the words as a Hindi voice says them.
   */
  | { type: 'audio-start'; turn: number; encoding: 'none'; rate: number; pitch: number; names: readonly string[]; inHindi?: string }
  /** So many letters of the turn's words are said by then, counted from its beginning. */
  | { type: 'mark'; turn: number; letters: number; ms: number }
  | { type: 'audio-end'; turn: number; samples?: number }
  | { type: 'heartbeat' }
  /** What admits this browser again, should the line break. */
  | { type: 'line'; token: string }
  | { type: 'status-update'; status: 'in-progress' }
  | { type: 'status-update'; status: 'ended'; endedReason: RoomEndReason };

/** Close codes of the socket, beside 1000 (the call ended; the reason came as `status-update`). Source: RFC 6455, 7.4. */
export const closeCodes = { ended: 1000, refused: 1008 } as const;
