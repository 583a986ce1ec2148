import { useLocation } from 'react-router-dom';
import { basePath, localeOf, pathIn, siteLang, siteLangs, siteLocale } from '#shared/words.ts';
import { siteSettings } from './site-settings.ts';

interface HeadProps {
  /** The whole document title. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description: string;
  /** Its path, if the page is not among the routes. */
  path?: string | undefined;
  /** The title of a shared link, if it differs from that of the document. */
  sharedTitle?: string;
  /** The name of the picture for shared links, in `public/share`. */
  picture?: string;
  /** The colour of the browser's bars: the background of the page. */
  themeColor?: string;
  /** False excludes the page from search engines. */
  indexed?: boolean;
}

/** The head of a page. React moves these tags into `<head>`, in the prerendered file and on every change of page. */
export function Head({
  title,
  description,
  path,
  sharedTitle = title,
  picture = 'home',
  themeColor = '#FBF2DF',
  indexed = true,
}: HeadProps) {
  const location = useLocation();
  const pathname = path ?? location.pathname;
  const { origin } = siteSettings();
  const url = origin + pathIn(siteLang, pathname);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={themeColor} />
      {indexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {
        // Only programs that load a page and leave read this, so the browser's version of the component omits it.
        import.meta.env.SSR && (
          <>
            {indexed && <OtherLanguages origin={origin} path={pathname} />}
            <SharedLinkCard title={sharedTitle} description={description} url={url} image={`${origin}/share${basePath}/${picture}.jpg`} />
          </>
        )
      }
    </>
  );
}

/** The same page in each language; English for all other languages. */
function OtherLanguages({ origin, path }: { origin: string; path: string }) {
  return (
    <>
      {siteLangs.map((lang) => (
        <link rel="alternate" key={lang} hrefLang={localeOf[lang]} href={origin + pathIn(lang, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
    </>
  );
}

function SharedLinkCard({ title, description, url, image }: { title: string; description: string; url: string; image: string }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Vaani" />
      <meta property="og:locale" content={siteLocale.replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
