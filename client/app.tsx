import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { notFound, pages } from './routes.tsx';
import { PageChange } from './ui/page-change.tsx';
import { RouteErrorBoundary } from './ui/route-error.tsx';
import { Toaster } from './ui/toasts.tsx';

export function App() {
  const { pathname } = useLocation();
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Suspense>
        <RouteErrorBoundary key={pathname}>
          <Routes>
            {[...pages, notFound].map(({ path, Component }) => (
              <Route key={path} path={path} element={<Component />} />
            ))}
          </Routes>
        </RouteErrorBoundary>
      </Suspense>
      <PageChange />
      <Toaster />
    </>
  );
}
