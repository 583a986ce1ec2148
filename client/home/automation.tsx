import { lazyNear } from '../ui/lazy-near.tsx';
import './automation.css';

const Stations = lazyNear('stations', async () => (await import('./stations.tsx')).Stations);

/** One thread stitched through six wooden blocks; it runs off the right edge of the cloth and returns on the left. */
export function Automation() {
  return (
    <section className="section on-indigo" id="automation">
      <span className="band" />
      <div className="wrap">
        <div className="sec-head auto__head">
          <h2 className="d1">One sentence in. The back office does the rest.</h2>
          <p className="chit order-line">
            <b>A customer, 9:42 pm</b>“Kaka, send me the immunity one. Same address as last time.”
          </p>
        </div>
        <Stations />
      </div>
    </section>
  );
}
