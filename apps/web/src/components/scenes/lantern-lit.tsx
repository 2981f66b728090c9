import { Scene } from './scene.tsx';

/** "You are covered": the lantern on the pier is lit, once. */
export function LanternLit() {
  return (
    <div className="night framed-scene lantern-lit no-print">
      <Scene name="SHORE" viewBox="560 190 1280 330" />
    </div>
  );
}
