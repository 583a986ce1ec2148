import { lazyNear } from '../ui/lazy-near.tsx';
import { homeWords } from './words.ts';
import './automation.css';

const Stations = lazyNear('stations', async () => (await import('./stations.tsx')).Stations);

const words = homeWords.automation;

/** One thread through six wooden blocks. It leaves the row on the right and returns on the left. */
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
