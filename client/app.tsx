import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { notFound, pages } from './routes.tsx';

export function App() {
  return (
    <Suspense>
      <Routes>
        {[...pages, notFound].map(({ path, Component }) => (
          <Route key={path} path={path} element={<Component />} />
        ))}
      </Routes>
    </Suspense>
  );
}
