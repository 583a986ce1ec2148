/** The comparison for the landing page: Express with its static files. */
import express from 'express';

const app = express();
const setHeaders = (res: express.Response) => {
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Content-Encoding', 'br');
};
app.use(express.static(process.env.SITE_DIR ?? '', { index: 'index.html.br', setHeaders }));
app.listen(Number(process.env.PORT), '127.0.0.1');
