import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { siteLang } from '#shared/words.ts';
import { pageAt } from './routes.tsx';
import { LanguageOffer } from './ui/language-offer.tsx';
import { PageChange } from './ui/page-change.tsx';
import { RouteErrorBoundary } from './ui/route-error.tsx';
import { Toaster } from './ui/toasts.tsx';
import { uiWords } from './ui/words.ts';

export function App() {
  const { pathname } = useLocation();
  const { Component, forgetFailure } = pageAt(pathname);
  return (
    <>
      <a className="skip" href="#main">
        {uiWords.skip}
      </a>
      <Suspense>
        <RouteErrorBoundary key={pathname} onLeave={forgetFailure}>
          <Component />
        </RouteErrorBoundary>
        <Ready />
      </Suspense>
      <PageChange />
      <Toaster />
      {siteLang === 'en' && <LanguageOffer />}
    </>
  );
}

/** For programs such as a browser test: from now on the page reacts to everything. React brings a page to life after what is around it. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}
