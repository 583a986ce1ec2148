/** The operators' page: a separate entry of the build, so that visitors load nothing of it. The server sends it only if a key is configured. */
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { DeskPage } from './desk.tsx';
import './desk.css';
import './desk-list.css';

hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <StrictMode>
    <DeskPage />
  </StrictMode>,
);
