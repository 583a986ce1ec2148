// First: every other style sheet may override it.
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

// The first page's chunk must be there before hydration, or React would throw the prerendered HTML away for a fallback.
// When it cannot be loaded the app says so, in place of the page. No top-level await: pages import what is bundled with this file.
pageAt(location.pathname.slice(basePath.length) || '/')
  .load()
  .then(start, start);
