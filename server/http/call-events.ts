import type { Request, RequestHandler } from 'express';
import type { CallNotebook } from '../flows/call-notes.ts';

/** How often the store is asked what a call has come to: whichever instance holds it. */
const lookMs = 400;
/** Shorter than the server leaves a silent connection open: a stream with nothing to tell says so. */
const pulseMs = 5_000;
/** A call lasts five minutes at most; whoever stays longer has another. */
const streamMs = 6 * 60_000;

/** Links of a download and a receipt are signed anew each time they are asked for: that is no news. */
const withoutSigned = (key: string, value: unknown) => (key === 'downloadUrl' || key === 'receiptUrl' ? undefined : value);

/**
 * `GET /call/events`: what the visitor's own call has come to, whoever carries it, as server-sent events. Each is whole, so that none is
 * missed; the last comes when the call is over.
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
      // A store that is away for a moment ends no stream.
      const seen = await notebook.latest(sessionId).catch(() => null);
      // Gone while the store was asked: nobody clears a timer that is set from here on.
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
