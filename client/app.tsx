import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAt } from './routes.tsx';
import { PageChange } from './ui/page-change.tsx';
import { RouteErrorBoundary } from './ui/route-error.tsx';
import { Toaster } from './ui/toasts.tsx';

export function App() {
  const { pathname } = useLocation();
  const { Component, forgetFailure } = pageAt(pathname);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Suspense>
        <RouteErrorBoundary key={pathname} onLeave={forgetFailure}>
          <Component />
        </RouteErrorBoundary>
      </Suspense>
      <PageChange />
      <Toaster />
    </>
  );
}
