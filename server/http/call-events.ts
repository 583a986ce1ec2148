import type { Request, RequestHandler } from 'express';
import type { VendorTalk } from '../flows/vendor-talk.ts';

/** How often the store is asked for what a call has to show: another instance may have answered its line. */
const lookMs = 400;
/** A call lasts five minutes at most; whoever stays longer has another. */
const streamMs = 6 * 60_000;

/** `GET /call/events`: what the page shows beside the visitor's own call that a vendor carries, as server-sent events. */
export const callEvents =
  (talk: VendorTalk, sessionOf: (req: Request) => string | undefined): RequestHandler =>
  (req, res) => {
    const sessionId = sessionOf(req);
    if (sessionId === undefined) return void res.status(204).end();
    res.setHeader('Content-Type', 'text/event-stream; charset=utf-8').setHeader('X-Accel-Buffering', 'no').flushHeaders();
    let sent = Number(req.get('last-event-id') ?? 0) || 0;
    let timer: NodeJS.Timeout;
    const endAt = Date.now() + streamMs;
    const look = async () => {
      const { cards, isOver } = await talk.cardsOf(sessionId, sent).catch(() => ({ cards: [], isOver: false }));
      // Gone while the store was asked: nobody clears a timer that is set from here on.
      if (res.destroyed) return;
      for (const card of cards) res.write(`id: ${++sent}\ndata: ${JSON.stringify(card)}\n\n`);
      if (isOver || Date.now() > endAt) return void res.end('event: over\ndata: {}\n\n');
      timer = setTimeout(() => void look(), lookMs);
    };
    res.on('close', () => clearTimeout(timer));
    void look();
  };
