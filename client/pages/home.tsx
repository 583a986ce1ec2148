import { useEffect, useRef } from 'react';
import { Automation } from '../home/automation.tsx';
import { BrandCharacter } from '../home/brand-character.tsx';
import { BrandVoice } from '../home/brandvoice.tsx';
import { Demo } from '../home/demo.tsx';
import { Hero } from '../home/hero.tsx';
import { useLayoutLater } from '../home/layout-later.ts';
import { Marketplace } from '../home/marketplace.tsx';
import { Voices } from '../home/voices.tsx';
import { homeWords } from '../home/words.ts';
import { Workflow } from '../home/workflow.tsx';
import { Head } from '../ui/head.tsx';
import { lazyNear } from '../ui/lazy-near.tsx';
import { useReveal } from '../ui/reveal.ts';
import { SiteFooter } from '../ui/site-footer.tsx';
import { SiteHeader } from '../ui/site-header.tsx';
import { useSmoothScroll } from '../ui/smooth-scroll.ts';
// Drawn before their code is here.
import '../home/for-brands.css';
import '../home/indian-market.css';

// Loaded late, because it has much text and is far down the page.
const IndianMarket = lazyNear('indian-market-part', async () => (await import('../home/indian-market.tsx')).IndianMarket);
const ForBrands = lazyNear('brand-questions', async () => (await import('../home/for-brands.tsx')).ForBrands);

/** The landing page. */
export function Page() {
  const main = useRef<HTMLElement>(null);
  const layout = useLayoutLater(main);
  useReveal(main);
  useFreshStart();
  useSmoothScroll();
  return (
    <>
      <Head title={homeWords.title} description={homeWords.description} />
      <SiteHeader />
      <main id="main" ref={main} {...layout}>
        <Hero />
        <Voices />
        <Demo />
        <Marketplace />
        <Automation />
        <Workflow />
        <BrandCharacter />
        <ForBrands />
        <BrandVoice />
        <IndianMarket />
      </main>
      <SiteFooter />
    </>
  );
}

/** A reload begins at the top or at the hash. Going back within the site restores the scroll position. */
function useFreshStart() {
  useEffect(() => {
    const forget = () => {
      history.scrollRestoration = 'manual';
    };
    const remember = () => {
      history.scrollRestoration = 'auto';
    };
    // With manual scroll restoration, the browser does not scroll to the hash either.
    if (history.scrollRestoration === 'manual') document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    remember();
    addEventListener('pagehide', forget);
    addEventListener('pageshow', remember);
    return () => {
      removeEventListener('pagehide', forget);
      removeEventListener('pageshow', remember);
    };
  }, []);
}
