import { type ComponentType, createElement, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { personas } from '#shared/personas.ts';

interface PageModule {
  Page: ComponentType;
}

/** One row a screen: its address, the source file of its chunk (for the prerenderer's preload) and its component, loaded on demand. */
export interface PageRoute {
  path: string;
  file: string;
  load(): Promise<PageModule>;
  Component: ComponentType;
}

function page(path: string, file: string, importPage: () => Promise<PageModule>): PageRoute {
  let loaded: PageModule | undefined;
  const load = async () => {
    loaded ??= await importPage();
    return loaded;
  };
  const Lazy = lazy(async () => ({ default: (await load()).Page }));
  // A chunk that is already here renders at once: hydration and the prerenderer never see a fallback.
  return { path, file, load, Component: () => createElement(loaded ? loaded.Page : Lazy) };
}

const voicePages = personas
  .filter((persona) => persona.slug !== 'bal-krishna-lalji')
  .map((persona) => page(persona.route, 'pages/voice.tsx', () => import('./pages/voice.tsx')));

export const pages: readonly PageRoute[] = [
  page('/', 'pages/home.tsx', () => import('./pages/home.tsx')),
  ...voicePages,
  page('/bal-krishna-lalji', 'pages/bal-krishna.tsx', () => import('./pages/bal-krishna.tsx')),
  page('/privacy-policy', 'pages/privacy-policy.tsx', () => import('./pages/privacy-policy.tsx')),
  page('/terms-and-conditions', 'pages/terms-and-conditions.tsx', () => import('./pages/terms-and-conditions.tsx')),
];

export const notFound = page('*', 'pages/not-found.tsx', () => import('./pages/not-found.tsx'));

export const pageAt = (pathname: string): PageRoute => pages.find((row) => matchPath(row.path, pathname)) ?? notFound;
