/** What the landing page is measured against: Express and its own static files, nothing else. */
import express from 'express';

const app = express();
const setHeaders = (res: express.Response) => {
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Content-Encoding', 'br');
};
app.use(express.static(process.env.SITE_DIR ?? '', { index: 'index.html.br', setHeaders }));
app.listen(Number(process.env.PORT), '127.0.0.1');
