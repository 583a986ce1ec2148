import { type ComponentType, use } from 'react';
import { personaLinks } from '#shared/persona-links.ts';
import { loadOrReload } from './ui/stale-site.ts';

interface PageModule {
  Page: ComponentType;
}

/** One row for each screen: its path, the source file of its chunk (for the prerenderer) and its component, loaded on demand. */
export interface PageRoute {
  path: string;
  file: string;
  load(): Promise<PageModule>;
  /** Forgets a failed load, so that the next visit tries again. */
  forgetFailure(): void;
  Component: ComponentType;
}

function page(path: string, file: string, importPage: () => Promise<PageModule>): PageRoute {
  let loaded: PageModule | undefined;
  let loading: Promise<PageModule> | undefined;
  let failed = false;
  // While the error screen is shown, the failure is kept. Otherwise each rendering would load again.
  const load = () => {
    loading ??= loadOrReload(importPage).then(
      (module) => {
        loaded = module;
        return module;
      },
      (error) => {
        failed = true;
        throw error;
      },
    );
    return loading;
  };
  const forgetFailure = () => {
    if (failed) loading = undefined;
    failed = false;
  };
  // A loaded chunk renders at once, so that hydration and the prerenderer never see a fallback.
  const Component = () => {
    const { Page } = loaded ?? use(load());
    return <Page />;
  };
  return { path, file, load, forgetFailure, Component };
}

const voicePage = (path: string) => page(path, 'pages/voice.tsx', () => import('./pages/voice.tsx'));

export const pages: readonly PageRoute[] = [
  page('/', 'pages/home.tsx', () => import('./pages/home.tsx')),
  ...Object.values(personaLinks)
    .filter(({ ownPage }) => !ownPage)
    .map(({ route }) => voicePage(route)),
  page(personaLinks['bal-krishna-lalji'].route, 'pages/bal-krishna.tsx', () => import('./pages/bal-krishna.tsx')),
  page('/privacy-policy', 'pages/privacy-policy.tsx', () => import('./pages/privacy-policy.tsx')),
  page('/terms-and-conditions', 'pages/terms-and-conditions.tsx', () => import('./pages/terms-and-conditions.tsx')),
];

const notFound = page('/404', 'pages/not-found.tsx', () => import('./pages/not-found.tsx'));

/** The page of an address, matched exactly as on the server; `/404` for every other address. */
export const pageAt = (pathname: string): PageRoute => pages.find(({ path }) => path === pathname) ?? notFound;
