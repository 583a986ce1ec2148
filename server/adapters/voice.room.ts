import { hearsParameter } from '#shared/room-protocol.ts';
import { AppError } from '../core/errors.ts';
import type { Signer } from '../core/tokens.ts';
import { joinSeconds, type RoomDoor, type Voice } from '../services/voice.ts';

/** Rooms one process carries. Source: 130 speaking at once on one core took a quarter of it, and no frame came late. */
const maxRooms = 150;
const purpose = 'room';

/** Calls carried by this server itself, over a WebSocket of its own. @param hears whether the rooms read the visitors' speech themselves */
export function createRoomVoice(signer: Signer, hears: boolean): Voice & { room: RoomDoor } {
  const open = new Map<string, () => void>();
  const addressOf: Voice['addressOf'] = ({ id, origin }) => {
    if (open.size >= maxRooms) throw new AppError('all_lines_busy', { retryAfterSeconds: 30 });
    const token = signer.sign(purpose, id, new Date(Date.now() + joinSeconds * 1000));
    return { webCallUrl: `${origin.replace(/^http/, 'ws')}/call/rooms/${id}?token=${token}${hears ? `&${hearsParameter}=1` : ''}` };
  };
  return {
    addressOf,
    openCall: async (call) => addressOf(call),
    // A room in another process learns it with its next pulse.
    async endCall({ id }) {
      open.get(id)?.();
    },
    stateOf: async ({ id }) => (open.has(id) ? 'live' : 'waiting'),

    room: {
      admits: (callId, token) => signer.verify(purpose, token) === callId,
      hasRoom: () => open.size < maxRooms,
      opened: (callId, hangUp) => void open.set(callId, hangUp),
      closed: (callId) => void open.delete(callId),
      callIds: () => [...open.keys()],
      hangUp: (callId) => open.get(callId)?.(),
    },
  };
}
