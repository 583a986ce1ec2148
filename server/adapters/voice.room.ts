import { hearsParameter } from '#shared/room-protocol.ts';
import { AppError } from '../core/errors.ts';
import type { Signer } from '../core/tokens.ts';
import { maxCallSeconds, type RoomAccess, type Voice } from '../services/voice.ts';

/** The number of rooms in one process. Source: with 130 rooms speaking at once, one core was a quarter busy, and no frame was late. */
const maxRooms = 150;
const purpose = 'room';
const againPurpose = 'room-again';

interface Needs {
  signer: Signer;
  /** Whether the rooms transcribe the visitors' speech. */
  hears: boolean;
  /** How long an address admits its visitor. */
  joinSeconds: number;
}

/** Calls that this server carries itself, over a WebSocket. */
export function createRoomVoice({ signer, hears, joinSeconds }: Needs): Voice & { room: RoomAccess } {
  const open = new Map<string, { hangUp(): void; drop(): void }>();
  const addressOf: Voice['addressOf'] = ({ id, origin }) => {
    if (open.size >= maxRooms) throw new AppError('all_lines_busy', { retryAfterSeconds: 30 });
    const token = signer.sign(purpose, id, new Date(Date.now() + joinSeconds * 1000));
    return { webCallUrl: `${origin.replace(/^http/, 'ws')}/call/rooms/${id}?token=${token}${hears ? `&${hearsParameter}=1` : ''}` };
  };
  return {
    addressOf,
    openCall: async (call) => addressOf(call),
    // A room in another process learns it from its next heartbeat.
    async endCall({ id }) {
      open.get(id)?.hangUp();
    },
    stateOf: async ({ id }) => (open.has(id) ? 'live' : 'waiting'),

    room: {
      admits: (callId, token) => signer.verify(purpose, token) === callId,
      resumeToken: (callId) => signer.sign(againPurpose, callId, new Date(Date.now() + (maxCallSeconds + 60) * 1000)),
      admitsResume: (callId, token) => signer.verify(againPurpose, token) === callId,
      hasRoom: () => open.size < maxRooms,
      opened: (callId, room) => void open.set(callId, room),
      drop: (callId) => open.get(callId)?.drop(),
      closed: (callId) => void open.delete(callId),
      callIds: () => [...open.keys()],
      hangUp: (callId) => open.get(callId)?.hangUp(),
    },
  };
}
