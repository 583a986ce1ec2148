/**
 * The messages between the browser and a voice room. Names and shapes are those of Vapi, if Vapi has the message.
 *
 * The browser opens the signed address of `POST /call/web` and sends `join`. The server answers with the bare string `listening`. A spoken
 * turn is `audio-start`, its `transcript`, sound frames, `audio-end`. With `encoding: 'none'` the server has no voice for the turn: the
 * browser says each transcript of the turn itself, and answers `spoken` after `audio-end`. `room-messages.ts` has the messages of the
 * browser.
 */

/** One sound frame. It contains `sampleRate * frameMs / 1000` samples, at the sample rate of the turn. */
export const frameMs = 40;
/** The server sends at most this far ahead of real time, so that little is wasted by an interruption. */
export const aheadMs = 800;
/** Header of a frame: the number of the turn, uint32 little endian. The samples follow, signed 16 bit little endian, one channel. */
export const frameHeaderBytes = 4;
/** The largest message of a browser, in bytes: much more than the longest message of a visitor. */
export const roomMessageMaxBytes = 16 * 1024;
/** The interval of the server's heartbeats. They show that the connection works, because a failing proxy may not close it. */
export const heartbeatMs = 5_000;
/** Three missed heartbeats: the connection is broken. */
export const silentLineMs = 3 * heartbeatMs;
/** The shortest interval of the message that the visitor is typing or speaking. The allowed silence is many times longer. */
export const activeEveryMs = 5_000;
/** The sample rate of the visitor's speech, if the room transcribes it, in Hz. Recognisers use this rate. */
export const heardSampleRate = 16_000;
/** The languages of the characters, as browsers name them. */
export const voiceLangs = ['en-IN', 'hi-IN'] as const;
export type VoiceLang = (typeof voiceLangs)[number];
/** Query parameter in the address of a room that transcribes the visitor's speech. */
export const hearsParameter = 'hears';
/** The longest utterance that is transcribed, in seconds. */
export const utteranceMaxSeconds = 30;
/** How long a broken call can be resumed. After that it is over. */
export const resumeMs = 30_000;
/** Query parameter in the address of a room: the call is resumed, with the token from the room. */
export const resumeParameter = 'again';
/** Sent as plain text, not JSON, when the character listens. The call is then live. Source: Vapi's own app message. */
export const listening = 'listening';

/** Vapi's reasons for the end of a call. `server-shutdown` is ours: the process is stopping. */
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

/** Types only: the browser trusts its own server, so no page needs a validator. */
export type ServerMessage =
  /**
   * `turn`: of the assistant's words. `heard`: the room transcribed them from the visitor's speech; partial words that are empty remove those
   * before them.
   */
  | { type: 'transcript'; role: Role; transcriptType: 'partial' | 'final'; transcript: string; turn?: number; heard?: true }
  /** The visitor's speech contained no words, or only a "hmm": a waiting turn continues. `failed`: it could not be transcribed. */
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
      /** The first samples were sent before the connection broke. The next frame continues after them. */
      resumed?: true;
    }
  /**
   * The browser's own voice says it, if it has one, at this rate and pitch (1 is normal). `names`: names of suitable voices, the best
   * first. `inHindi`: for Hinglish, the words in Devanagari for a Hindi voice.
   */
  | { type: 'audio-start'; turn: number; encoding: 'none'; rate: number; pitch: number; names: readonly string[]; inHindi?: string }
  /** How many letters of the turn's text are said at this point of the sound. */
  | { type: 'mark'; turn: number; letters: number; ms: number }
  | { type: 'audio-end'; turn: number; samples?: number }
  | { type: 'heartbeat' }
  /** The token that admits this browser again after the connection broke. */
  | { type: 'line'; token: string }
  | { type: 'status-update'; status: 'in-progress' }
  | { type: 'status-update'; status: 'ended'; endedReason: RoomEndReason };

/** Close codes of the socket, besides 1000 (the call ended; the reason came as `status-update`). Source: RFC 6455, 7.4. */
export const closeCodes = { ended: 1000, refused: 1008 } as const;
