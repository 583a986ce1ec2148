// First, because every other style sheet may override it.
import './styles/base.css';
import './styles/characters.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { basePath } from '#shared/words.ts';
import { App } from './app.tsx';
import { pageAt } from './routes.tsx';
import { answerPress } from './start.ts';
import { keepOrderToken } from './ui/order-token.ts';

keepOrderToken();

const root = document.getElementById('root') as HTMLElement;
const app = (
  <StrictMode>
    <BrowserRouter basename={basePath}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

function start() {
  if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
  answerPress();
}

// The chunk of the first page must be loaded before hydration, or React would replace the prerendered HTML with a fallback.
// If it cannot be loaded, the app shows an error. No top-level await, because pages import parts of this bundle.
pageAt(location.pathname.slice(basePath.length) || '/')
  .load()
  .then(start, start);
