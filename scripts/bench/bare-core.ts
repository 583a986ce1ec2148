/** The comparison for the start: the libraries of such a server, and one page. */
import { DatabaseSync } from 'node:sqlite';
import express from 'express';
import { rateLimit } from 'express-rate-limit';
import helmet from 'helmet';
import { pino } from 'pino';
import * as z from 'zod';

const log = pino();
const store = new DatabaseSync(process.env.STORE ?? ':memory:');
store.exec('pragma journal_mode = wal; create table if not exists leads (id integer primary key, name text)');
const app = express();
app.use(helmet(), rateLimit({ limit: 1e9 }));
app.get('/', (_req, res) => void res.type('html').send('<!doctype html><title>Vaani</title>'));
app.post('/leads', express.json(), (req, res) => {
  const { name } = z.object({ name: z.string() }).parse(req.body);
  store.prepare('insert into leads (name) values (?)').run(name);
  log.info('lead');
  res.status(202).json({ success: true });
});
app.listen(Number(process.env.PORT), '127.0.0.1');
