import { HandHeart, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import portrait from '#client/assets/characters/bal-krishna-lalji/portrait.svg';
import pot from '#client/assets/icons/krishna-butter-pot.svg';
import diya from '#client/assets/icons/krishna-diya.svg';
import lotus from '#client/assets/icons/krishna-lotus.svg';
import { CallControls } from '#client/call/call-controls.tsx';
import { type Call, type CallFailure, type CallState, isHeard } from '#client/call/call-machine.ts';
import { CallOutcome } from '#client/call/call-outcome.tsx';
import { Captions } from '#client/call/captions.tsx';
import { hintOf } from '#client/call/hint.ts';
import { Ring } from '#client/call/rings.tsx';
import { useCall } from '#client/call/use-call.ts';
import { FixedLogo } from '#client/ui/fixed-logo.tsx';
import { Head } from '#client/ui/head.tsx';
import { Hear } from '#client/ui/hear.tsx';
import { LanguageSwitch } from '#client/ui/language-switch.tsx';
import { siteSettings } from '#client/ui/site-settings.ts';
import { uiWords } from '#client/ui/words.ts';
import { personaBySlug } from '#shared/personas.ts';
import { words } from '#shared/words.ts';
import './bal-krishna.css';
import './bal-krishna-call.css';
import './bal-krishna-wide.css';
import './bal-krishna-sideways.css';
import './bal-krishna-cards.css';

const persona = personaBySlug('bal-krishna-lalji');

/** The floating decoration; the delay of each part in seconds. */
const floating = [
  { id: 'peacock', emoji: '🦚', delay: 0 },
  { id: 'lotus', emoji: '🪷', delay: 0.5 },
  { id: 'music', emoji: '🎶', delay: 1 },
  { id: 'butter', emoji: '🧈', delay: 1.5 },
  { id: 'heart', emoji: '💛', delay: 2 },
];
const burst = [
  { id: 'left heart', emoji: '💛' },
  { id: 'butter', emoji: '🧈' },
  { id: 'music', emoji: '🎵' },
  { id: 'right heart', emoji: '💛' },
];
const greetingMs = 3000;
const page = words({
  en: {
    narrator: 'Narrator',
    aNarrator: 'The narrator',
    theNarrator: 'the narrator',
    description:
      'Darshan of Bal Krishna Lalji: devotional talk, stories of His pastimes and a verse to keep. An AI voice offering, in your browser.',
    greetings: ['Jai Shri Krishna', 'Radhe Radhe', 'Hare Krishna', 'Jai Kanhaiya Lal ki', 'Jai Shri Radhe Shyam'],
    pause: 'Pause',
    everything: ' everything that moves',
    cardsLabel: 'What you can speak about',
    devotional: {
      title: 'Devotional talk',
      text: 'Greet Him in the morning, sing a line of bhajan, tell Him about your day as you would a child at home.',
    },
    pastimes: {
      title: 'Stories of pastimes',
      text: 'The butter on the rafters, the calves of Vrindavan, the hill held up on one small finger. Ask for any of them.',
    },
    guidance: {
      title: 'Spiritual guidance',
      text: 'Bring a doubt. Leave with one verse, said simply, and something to practise before you sleep.',
    },
    scripture: 'Scripture',
    meaning: '“A leaf, a flower, a fruit, a little water: whoever offers these to Me with devotion, that loving gift I accept.”',
    source: 'Bhagavad Gita 9.26',
    wait: 'Please wait a moment.',
    badge: { live: 'Darshan in progress', error: 'Darshan is paused', open: 'Available for darshan' },
    error: (what: string) => `Error: ${what}`,
    connectionError: 'Connection error',
    startFailed: 'Failed to start call',
    operator: 'Please check your .env file and refresh the page.',
  },
  hi: {
    narrator: 'कथावाचक',
    aNarrator: 'कथावाचक',
    theNarrator: 'कथावाचक',
    description: 'बाल कृष्ण लालजी के दर्शन: भक्ति की बातें, उनकी लीलाओं की कथाएँ और साथ रखने को एक श्लोक। एआई की आवाज़ में एक अर्पण, आपके ब्राउज़र में।',
    greetings: ['जय श्री कृष्ण', 'राधे राधे', 'हरे कृष्ण', 'जय कन्हैया लाल की', 'जय श्री राधे श्याम'],
    pause: 'ठहराएँ',
    everything: ' जो कुछ हिलता है',
    cardsLabel: 'किस पर बात हो सकती है',
    devotional: {
      title: 'भक्ति की बातें',
      text: 'सुबह उन्हें प्रणाम कीजिए, भजन की एक पंक्ति गाइए, दिन भर की बात वैसे सुनाइए जैसे घर के बच्चे को।',
    },
    pastimes: {
      title: 'लीलाओं की कथाएँ',
      text: 'छींके पर टँगा माखन, वृंदावन के बछड़े, छोटी-सी उँगली पर उठा पर्वत। जो मन हो, वही सुनिए।',
    },
    guidance: {
      title: 'मन की राह',
      text: 'कोई दुविधा लाइए। एक श्लोक लेकर जाइए, सरल शब्दों में, और सोने से पहले करने को एक छोटा अभ्यास।',
    },
    scripture: 'शास्त्र',
    meaning: '“पत्ता, फूल, फल या थोड़ा-सा जल: जो भक्ति से मुझे अर्पित करता है, उसका प्रेम से दिया वह उपहार मैं स्वीकार करता हूँ।”',
    source: 'भगवद्गीता 9.26',
    wait: 'ज़रा ठहरिए।',
    badge: { live: 'दर्शन चल रहे हैं', error: 'दर्शन अभी रुके हैं', open: 'दर्शन खुले हैं' },
    error: (what) => `गड़बड़: ${what}`,
    connectionError: 'कनेक्शन टूट गया',
    startFailed: 'कॉल शुरू नहीं हो पाई',
    operator: 'अपनी .env फ़ाइल देखकर पेज को फिर खोलिए।',
  },
});

const greetings = page.greetings;
const cards = [
  { icon: diya, ...page.devotional },
  { icon: pot, ...page.pastimes },
  { icon: lotus, ...page.guidance },
];

/** The name of the speaker in captions: a narrator. Nothing is said in the name of the deity. */
const narrator = { ...persona, name: page.narrator };

export function Page() {
  return <BalKrishnaPage call={useCall(persona)} />;
}

/** Bal Krishna Lalji's page. Decoration is on the rings and in the background, never on the face. */
export function BalKrishnaPage({ call }: { call: Call }) {
  const { state } = call;
  const [still, setStill] = useState(false);
  const [captionsOn, setCaptionsOn] = useState(true);
  const greeting = useGreeting(still);
  const { status } = state;
  const live = status === 'live';
  const below = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status === 'live') scrollTo({ top: 0, behavior: 'instant' });
    if (status === 'ended' || status === 'error') below.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  return (
    <div className="kr" data-persona={persona.slug} data-state={state.status} data-still={still || undefined}>
      <Head title={persona.title} description={page.description} picture={persona.slug} themeColor={persona.themeColor} />
      <FixedLogo tone="dark" />
      <div className="kr__toran" />
      <div className="kr__sky" aria-hidden="true">
        <div className="kr__bg">
          <Ring number={1} />
          <Ring number={4} />
        </div>
      </div>
      <div className="kr__emoji" aria-hidden="true">
        {floating.map(({ id, emoji, delay }) => (
          <i key={id} data-delay={delay}>
            {emoji}
          </i>
        ))}
      </div>
      <main id="main">
        <section className="kr__hero wrap">
          <p className={state.status === 'error' ? 'badge badge--off' : 'badge'} role="status">
            <i />
            {availabilityOf(state)}
          </p>
          <h1>{persona.heading}</h1>
          <p className="kr__deva" lang="hi">
            {persona.subtitle}
          </p>
          <p className="kr__greet" lang={words({ en: 'hi-Latn', hi: 'hi' })} aria-live="off" key={greeting}>
            {greeting}
          </p>
          <button type="button" className="kr__still" aria-pressed={still} onClick={() => setStill(!still)}>
            {still ? <Play className="lu" /> : <Pause className="lu" />}
            <span>{page.pause}</span>
            <span className="vh">{page.everything}</span>
          </button>
          <CallControls
            persona={persona}
            call={call}
            portrait={<img src={portrait} alt="" width="292" height="292" fetchPriority="high" />}
            hint={hintFor(state)}
            speaker={page.aNarrator}
            captions={{ on: captionsOn, toggle: () => setCaptionsOn(!captionsOn) }}
            idleIcon={<HandHeart className="lu" />}
            ornament={
              live && (
                <span className="burst" aria-hidden="true">
                  {burst.map(({ id, emoji }) => (
                    <i key={id}>{emoji}</i>
                  ))}
                </span>
              )
            }
          />
          <p className="kr__disclosure">
            {persona.disclosure} {siteSettings().spokenWords}
          </p>
          {(state.status === 'idle' || state.status === 'connecting') && (
            <Hear key={state.status} of="bal-krishna-lalji" clip="greeting" className="kr__hear">
              “{persona.greeting}”
            </Hear>
          )}
          <div className="kr__words" ref={below}>
            {live && captionsOn && <Captions captions={call.captions} name={narrator.name} heard={isHeard(state)} onSaid={call.onSaid} />}
            <CallOutcome
              persona={narrator}
              call={call}
              headlineOf={(failure) => page.error(errorOf(failure))}
              operatorHint={page.operator}
              darshan
            />
          </div>
        </section>
        <section className="wrap kr__cards" aria-label={page.cardsLabel}>
          {cards.map(({ icon, title, text }) => (
            <article key={title}>
              <img src={icon} alt="" width="64" height="64" loading="lazy" />
              <h2>{title}</h2>
              <p>{text}</p>
            </article>
          ))}
        </section>
        <section className="kr__quote" aria-label={page.scripture}>
          <figure className="wrap">
            <blockquote>
              <p lang="sa" className="sloka">
                <span>पत्रं पुष्पं फलं तोयं</span> <span>यो मे भक्त्या प्रयच्छति।</span>
                <br />
                <span>तदहं भक्त्युपहृतमश्नामि</span> <span>प्रयतात्मनः॥</span>
              </p>
              <p className="sloka__meaning">{page.meaning}</p>
            </blockquote>
            <figcaption>{page.source}</figcaption>
          </figure>
        </section>
      </main>
      <footer className="kr__foot">
        <div className="wrap">
          <span>{persona.footer}</span>
          <Link to="/privacy-policy">{uiWords.privacyPolicy}</Link>
          <LanguageSwitch />
        </div>
      </footer>
    </div>
  );
}

function useGreeting(still: boolean): string {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (still) return;
    const turning = setInterval(() => setTurn((before) => before + 1), greetingMs);
    return () => clearInterval(turning);
  }, [still]);
  return greetings[turn % greetings.length] as string;
}

function hintFor(state: CallState): string {
  if (state.status === 'connecting') return page.wait;
  return state.status === 'live' ? hintOf(state, persona, page.theNarrator) : '';
}

function availabilityOf({ status }: CallState): string {
  if (status === 'live') return page.badge.live;
  return status === 'error' ? page.badge.error : page.badge.open;
}

/** A call that broke off, or whose room was not reached, has another message than one that could not begin. */
const errorOf = ({ code, wasLive }: CallFailure) =>
  wasLive || code === 'offline' || code === 'timed-out' || code === 'connection-lost' ? page.connectionError : page.startFailed;
