import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { pageAt, pages } from './routes.tsx';

/** Addresses written to HTML files; `/404` is the page any unknown address answers with. */
export const prerendered = [...pages.map((page) => page.path), '/404'];

/** HTML of one address: what React hoists (title, meta, links) apart from the page, and the source file of its chunk. */
export async function render(url: string): Promise<{ head: string; body: string; file: string }> {
  const page = pageAt(url);
  await page.load();
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  const head =
    /^(?:<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>|<script type="application\/ld\+json">.*?<\/script>)*/s.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length), file: page.file };
}
