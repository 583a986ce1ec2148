import type { Request, RequestHandler } from 'express';
import type { CallNotebook } from '../flows/call-notes.ts';

/** How often the store is read for the results of a call, in milliseconds. Another instance may carry the call. */
const lookMs = 400;
/** Sends a comment on an idle stream, before the server closes silent connections. */
const pulseMs = 5_000;
/** A call lasts five minutes at most, so a longer stream is closed. */
const streamMs = 6 * 60_000;

/** The links of a download and a receipt are signed again at each read. Such a difference is not news. */
const withoutSigned = (key: string, value: unknown) => (key === 'downloadUrl' || key === 'receiptUrl' ? undefined : value);

/**
 * `GET /call/events`: sends the results of the visitor's own call as server-sent events, for every voice provider. Each event contains the
 * whole result, so a lost event does no harm. The last event comes after the end of the call.
 */
export const callEvents =
  (notebook: CallNotebook, sessionOf: (req: Request) => string | undefined): RequestHandler =>
  (req, res) => {
    const sessionId = sessionOf(req);
    if (sessionId === undefined) return void res.status(204).end();
    res.setHeader('Content-Type', 'text/event-stream; charset=utf-8').setHeader('X-Accel-Buffering', 'no').flushHeaders();
    let sent = '';
    let timer: NodeJS.Timeout;
    let writtenAt = Date.now();
    const write = (text: string) => {
      res.write(text);
      writtenAt = Date.now();
    };
    const endAt = Date.now() + streamMs;
    const look = async () => {
      // The stream continues if the store does not answer for a moment.
      const seen = await notebook.latest(sessionId).catch(() => null);
      // The client may have gone during the query. Then no new timer is set, because nothing would clear it.
      if (res.destroyed) return;
      const news = JSON.stringify(seen?.notes, withoutSigned);
      if (seen && news !== sent) write(`data: ${JSON.stringify(seen.notes)}\n\n`);
      else if (Date.now() - writtenAt > pulseMs) write(':\n\n');
      if (seen) sent = news;
      if (seen === undefined || seen?.isOver || Date.now() > endAt) return void res.end('event: over\ndata: {}\n\n');
      timer = setTimeout(() => void look(), lookMs);
    };
    res.on('close', () => clearTimeout(timer));
    void look();
  };
