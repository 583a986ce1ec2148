import { lazyNear } from '../ui/lazy-near.tsx';
import { homeWords } from './words.ts';
import './automation.css';

const Stations = lazyNear('stations', async () => (await import('./stations.tsx')).Stations);

const words = homeWords.automation;

/** One thread stitched through six wooden blocks; it runs off the right edge of the cloth and returns on the left. */
export function Automation() {
  return (
    <section className="section on-indigo" id="automation">
      <span className="band" />
      <div className="wrap">
        <div className="sec-head auto__head">
          <h2 className="d1">{words.heading}</h2>
          <p className="chit order-line">
            <b>{words.who}</b>
            {words.said}
          </p>
        </div>
        <Stations />
      </div>
    </section>
  );
}
