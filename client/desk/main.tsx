/** The operators' page: an entry of its own, so that visitors load nothing of it. The server sends it only where a key is configured. */
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
