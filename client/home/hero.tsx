import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import marigold from '#client/assets/patterns/marigold.svg';
import dots from '#client/assets/rings/2-pashyanti-dots.svg?raw';
import teeth from '#client/assets/rings/3-madhyama-teeth.svg?raw';
import gouges from '#client/assets/rings/4-vaikhari-gouges.svg?raw';
import { personaLinks } from '#shared/persona-links.ts';
import { Drawing } from '../ui/drawing.tsx';
import { Hear } from '../ui/hear.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { useHeroMotion } from './hero-motion.ts';
import { homeWords } from './words.ts';
import './hero.css';
import './hero-stage.css';

const words = homeWords.hero;

/** The first screen: a headline and the faces of the characters. */
export function Hero() {
  const hero = useRef<HTMLElement>(null);
  useHeroMotion(hero);
  return (
    <section className="section hero" id="home" ref={hero}>
      <div className="print print--buti" data-depth={0.05} />
      <div className="wrap">
        <div className="hero__copy">
          <h1>
            {words.heading.map((line, index) => (
              <span className={index === 1 ? 'say' : undefined} key={line}>
                {line}
              </span>
            ))}
          </h1>
          <p className="lead">{words.lead}</p>
          <div className="hero__act">
            <a className="btn" href="#voices">
              {words.hear} <ArrowDown className="lu" />
            </a>
            <a className="link" href="#demo">
              {words.chat}
            </a>
          </div>
          <p className="hero__terms">
            {words.free}{' '}
            <a className="link" href="#for-brands">
              {words.cost}
            </a>
          </p>
        </div>
      </div>
      <div className="stagebox">
        <div className="stage">
          <span className="ringlay" data-depth={-0.06}>
            <Drawing svg={gouges} className="st-gouge" />
          </span>
          <span className="ringlay" data-depth={-0.03}>
            <Drawing svg={teeth} className="st-teeth turn" />
          </span>
          <span className="ringlay st-disc2" />
          <span className="ringlay st-disc" />
          <span className="ringlay" data-depth={-0.03}>
            <Drawing svg={dots} className="st-dots rotates rotates--back" />
          </span>
          <Face of="kaka" size={446} className="face--kaka" depth={0.02} />
          <Face of="rishi" size={196} className="halo face--rishi" depth={0.1} />
          <Face of="maharajji" size={206} className="halo face--mj" depth={0.14} />
          <Hear of="kaka" clip="line" className="chit chit--kaka" depth={0.05}>
            <b>{personaLinks.kaka.name}</b>
            {personaLinks.kaka.line}
          </Hear>
          <Hear of="rishi" clip="line" className="chit chit--rishi" depth={0.1}>
            <b>{personaLinks.rishi.name}</b>
            {personaLinks.rishi.line}
          </Hear>
          <Hear of="maharajji" clip="line" className="chit chit--mj" depth={0.14}>
            <b>{personaLinks.maharajji.name}</b>
            {personaLinks.maharajji.line}
          </Hear>
          {flowerDepths.map((depth, i) => (
            <img
              key={depth}
              className={`flower fl${i + 1}`}
              data-depth={depth}
              src={marigold}
              alt=""
              width="132"
              height="132"
              fetchPriority="low"
            />
          ))}
        </div>
      </div>
    </section>
  );
}

interface FaceProps {
  of: 'kaka' | 'rishi' | 'maharajji';
  size: number;
  className: string;
  depth: number;
}

/** A face links to its page. */
function Face({ of, size, className, depth }: FaceProps) {
  const { name, route } = personaLinks[of];
  return (
    <Link className={`face ${className}`} to={route} aria-label={homeWords.pageOf(name)} data-depth={depth}>
      <Portrait of={of} size={size} follows />
    </Link>
  );
}

const flowerDepths = [0.3, 0.22, 0.26, 0.2];
