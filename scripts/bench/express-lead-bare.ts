/** The comparison for a durable lead: a minimal Express server, with one commit, and so one sync, for each request. */
import { DatabaseSync } from 'node:sqlite';
import express from 'express';

const store = new DatabaseSync(process.env.STORE ?? ':memory:');
store.exec(`pragma journal_mode = wal; pragma synchronous = full;
  create table leads (id integer primary key, name text, brand text, website text, description text, email text);
  create table outbox (id integer primary key, payload text)`);
const lead = store.prepare('insert into leads (name, brand, website, description, email) values (?, ?, ?, ?, ?)');
const promise = store.prepare('insert into outbox (payload) values (?)');
const app = express();
app.get('/', (_req, res) => void res.end());
app.post('/api/submit-to-google-sheets.js', express.json(), (req, res) => {
  const { name, brand, website, description, email } = req.body;
  store.exec('begin');
  lead.run(name, brand, website, description, email);
  promise.run(JSON.stringify(req.body));
  store.exec('commit');
  res.status(202).json({ success: true });
});
app.listen(Number(process.env.PORT), '127.0.0.1');
