import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { personas } from '#shared/personas.ts';
import { basePath, pathIn, siteLang } from '#shared/words.ts';
import { App } from './app.tsx';
import { templates } from './page-templates.tsx';
import { pageAt, pages } from './routes.tsx';
import { structuredData } from './structured-data.ts';

export { siteFiles } from './site-files.ts';
export { templates };

/** The paths that are written to HTML files, without the prefix of their language. `/404` is the page for unknown addresses. */
export const prerendered = [...pages.map((page) => page.path), '/404'];

for (const { route } of personas) {
  if (!pages.some((page) => page.path === route)) throw new Error(`${route} has no row in client/routes.tsx`);
}

/** The HTML of one path in parts: the tags of its head, the page, data for search engines, and the source file of the page's chunk. */
export async function render(path: string): Promise<{ head: string; body: string; data: string; file: string }> {
  const page = pageAt(path);
  await page.load();
  return { ...(await htmlOf(path, <App />)), data: jsonLd(structuredData(path)), file: page.file };
}

/** The HTML of one template. The server fills in its values. */
export const renderTemplate = ({ name, Page }: (typeof templates)[number]): Promise<{ head: string; body: string }> =>
  htmlOf(`/${name}`, <Page />);

async function htmlOf(path: string, app: ReactNode): Promise<{ head: string; body: string }> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter basename={basePath} location={pathIn(siteLang, path)}>
        {app}
      </StaticRouter>
    </StrictMode>,
    // The stream is read completely, so that React adds no inline scripts, which the policy of the site forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  // React puts the tags for the head before everything else.
  const head = /^(?:<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>)*/s.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

const jsonLd = (data: object | undefined) =>
  data ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>` : '';
