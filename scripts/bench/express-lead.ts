/** The comparison for a durable lead: a first version in Express with the usual libraries, with one commit for each request. */
import { createHash, randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import cookieParser from 'cookie-parser';
import express from 'express';
import { rateLimit } from 'express-rate-limit';
import helmet from 'helmet';
import { pinoHttp } from 'pino-http';
import * as z from 'zod';

const Lead = z.object({
  name: z.string().trim().min(1).max(200),
  brand: z.string().trim().min(1).max(200),
  website: z.string().trim().max(500),
  description: z.string().trim().max(5_000),
  email: z.email().max(254),
});

const store = new DatabaseSync(process.env.STORE ?? ':memory:');
store.exec(`pragma journal_mode = wal; pragma synchronous = full;
  create table leads (id text primary key, session_id text, created_at text, name text, brand text, website text, description text, email text);
  create table outbox (id integer primary key, dedupe_key text unique, payload text, created_at text)`);
const lead = store.prepare('insert into leads values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing');
const delivery = store.prepare('insert into outbox (dedupe_key, payload, created_at) values (?, ?, ?)');

const app = express();
app.set('trust proxy', 1);
app.use(helmet(), pinoHttp(), cookieParser('secret'));
app.get('/', (_req, res) => void res.end());
app.post('/api/submit-to-google-sheets.js', rateLimit({ limit: 40, windowMs: 600_000, validate: false }), express.json(), (req, res) => {
  const parsed = Lead.safeParse(req.body);
  if (!parsed.success) return void res.status(400).json({ error: parsed.error.issues[0]?.message });
  const { name, brand, website, description, email } = parsed.data;
  const session = req.signedCookies.session ?? randomUUID();
  if (!req.signedCookies.session) res.cookie('session', session, { signed: true, httpOnly: true, sameSite: 'lax' });
  const id = createHash('sha256').update([session, name, brand, website, description, email].join('\n')).digest('hex');
  const now = new Date().toISOString();
  store.exec('begin immediate');
  if (lead.run(id, session, now, name, brand, website, description, email).changes > 0) delivery.run(id, JSON.stringify(parsed.data), now);
  store.exec('commit');
  res.status(202).json({ success: true, id });
});
app.listen(Number(process.env.PORT), '127.0.0.1');
