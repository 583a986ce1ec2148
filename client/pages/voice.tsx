import { ExternalLink } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CallControls } from '#client/call/call-controls.tsx';
import { type Call, type CallState, isHeard } from '#client/call/call-machine.ts';
import { CallOutcome, isInWriting } from '#client/call/call-outcome.tsx';
import { useCallToasts } from '#client/call/call-toasts.ts';
import { Captions } from '#client/call/captions.tsx';
import { hintOf } from '#client/call/hint.ts';
import { Openers } from '#client/call/openers.tsx';
import { useCall } from '#client/call/use-call.ts';
import { callWords } from '#client/call/words.ts';
import { FixedLogo } from '#client/ui/fixed-logo.tsx';
import { Head } from '#client/ui/head.tsx';
import { Hear } from '#client/ui/hear.tsx';
import { LanguageSwitch } from '#client/ui/language-switch.tsx';
import { Portrait } from '#client/ui/portrait.tsx';
import { siteSettings } from '#client/ui/site-settings.ts';
import { uiWords } from '#client/ui/words.ts';
import { type Persona, personas } from '#shared/personas.ts';
import { words } from '#shared/words.ts';
import { callToasts } from '../call/toast-words.ts';
import './voice.css';
import './voice-live.css';
import './voice-narrow.css';
import './voice-sideways.css';

export function Page() {
  const { pathname } = useLocation();
  const persona = personas.find((row) => row.route === pathname);
  if (!persona) throw new Error(`no persona at ${pathname}`);
  return <LivePage persona={persona} key={persona.slug} />;
}

/** Loaded when a guide is offered, because most calls sell nothing. */
const KakaOffer = lazy(async () => ({ default: (await import('#client/chat/kaka-offer.tsx')).KakaOffer }));

/** Loaded when the voice fails. */
const KakaChat = lazy(async () => ({ default: (await import('#client/chat/kaka-chat.tsx')).KakaChat }));

function LivePage({ persona }: { persona: Persona }) {
  const call = useCall(persona);
  const { notes } = call;
  const inWriting = isInWriting(call.state);
  return (
    <VoicePage
      persona={persona}
      call={call}
      chat={
        persona.sells &&
        inWriting && (
          <Suspense>
            <KakaChat callable={false} />
          </Suspense>
        )
      }
      aside={
        !(inWriting && persona.sells) &&
        notes &&
        (notes.offer || notes.orders.length > 0) && (
          <Suspense>
            <KakaOffer offer={notes.offer} orders={notes.orders} />
          </Suspense>
        )
      }
    />
  );
}

interface Props {
  persona: Persona;
  call: Call;
  /** Shown below the captions and after the call: what the character has noted. */
  aside?: ReactNode;
  /** Where the conversation continues if the voice fails, for a character with its own chat. */
  chat?: ReactNode;
}

/** The page of all characters without their own page. Its texts come from the character's row, everything else from the state of the call. */
export function VoicePage({ persona, call, aside, chat }: Props) {
  const { state } = call;
  const { slug } = persona;
  const [captionsOn, setCaptionsOn] = useState(true);
  useCallToasts(call, persona);
  useTopOfPage(state.status);

  const live = state.status === 'live' ? state : undefined;
  const captioned = live && captionsOn;
  const waiting = state.status === 'idle' || state.status === 'connecting';
  const hadCall = state.status === 'ended' || (state.status === 'error' && state.failure.wasLive);
  const spoken = call.captions.some(({ who }) => who === 'visitor');

  return (
    <div className="voice persona-ground selvedge" data-persona={slug} data-state={state.status} data-called={!waiting || undefined}>
      <Head
        title={persona.title}
        sharedTitle={`${persona.heading}: ${persona.subtitle}`}
        description={page.description(persona)}
        picture={slug}
        themeColor={persona.themeColor}
      />
      <FixedLogo tone="light" />
      <div className="print print--bandhani" />
      <main id="main" className="voice__main">
        <div className="voice__stage">
          <header className="voice__head">
            <h1 aria-label={persona.heading}>
              {page.linesOf(persona.heading).map((line) => (
                <span key={line}>{line} </span>
              ))}
            </h1>
            <p className="voice__sub">{persona.subtitle}</p>
            {!captioned && !hadCall && <p className="lead">{persona.lead}</p>}
            {waiting && (
              // The preview stops when a call begins.
              <Hear key={state.status} of={slug} clip="greeting" className="quote-hear">
                “{persona.greeting}”
              </Hear>
            )}
          </header>
          <CallControls
            persona={persona}
            call={call}
            portrait={<Portrait of={slug} size={332} first />}
            hint={hintOf(state, persona)}
            captions={{ on: captionsOn, toggle: () => setCaptionsOn(!captionsOn) }}
          />
          <div className="voice__more">
            {captioned && <Captions captions={call.captions} name={persona.name} heard={isHeard(live)} onSaid={call.onSaid} />}
            {/* After the call, an order comes first: it waits to be paid. */}
            {aside && <div className="voice__offer">{aside}</div>}
            <CallOutcome
              persona={persona}
              call={call}
              headlineOf={() => headlineOf(persona)}
              operatorHint={callWords.problem.operator}
              chat={chat || undefined}
            />
            {(waiting || (live && !spoken)) && <Openers lines={persona.openers} {...(live && { say: call.say })} />}
          </div>
        </div>
        <div className="voice__about">
          {persona.link && (
            <p className="voice__extra">
              <a className="link" href={persona.link.href} target="_blank" rel="noopener">
                {persona.link.label} <ExternalLink className="lu" />
                <span className="vh">{page.newTab}</span>
              </a>
            </p>
          )}
          <p className="voice__disclosure">{withTelephones(`${persona.disclosure} ${siteSettings().spokenWords}`)}</p>
        </div>
      </main>
      <footer className="voice__foot">
        <span>{persona.footer}</span>
        <Link to="/privacy-policy">{uiWords.privacyPolicy}</Link>
        <LanguageSwitch />
      </footer>
      <div className="voice__pallu" />
    </div>
  );
}

/** A call fits into the window. After the call, its results are in the place of its captions. */
function useTopOfPage(status: CallState['status']) {
  useEffect(() => {
    if (status === 'live' || status === 'ended' || status === 'error') scrollTo({ top: 0, behavior: 'instant' });
  }, [status]);
}

const page = words({
  en: {
    description: ({ name, subtitle }: Persona) =>
      `${name}: ${subtitle.charAt(0).toLowerCase()}${subtitle.slice(1)}. A live voice call with an AI character, in your browser.`,
    /** The name in a heading has its own line. */
    linesOf: (heading: string) => heading.split(/ (?=\S+$)/),
    newTab: '(opens in a new tab)',
  },
  hi: {
    description: ({ name, subtitle }) => `${name}: ${subtitle}। एक एआई किरदार से सीधी बातचीत, आपके ब्राउज़र में।`,
    linesOf: (heading) => heading.split(/(?<=^\S+) (?=से )/),
    newTab: '(नए टैब में खुलता है)',
  },
});

const headlineOf = (persona: Persona): string => persona.failure?.message ?? callToasts.connectionError(persona).description;

/** Makes helpline numbers in a sentence clickable. */
const withTelephones = (sentence: string): ReactNode[] =>
  sentence.split(/\b(112|14416)\b/).map((part) =>
    /^\d+$/.test(part) ? (
      <a href={`tel:${part}`} key={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
