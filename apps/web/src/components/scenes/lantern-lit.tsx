import { Scene } from './scene.tsx';

/** "You are covered": the lantern on the pier is lit, once. */
export function LanternLit() {
  return (
    <div className="night framed-scene lantern-lit no-print mb-lg">
      <Scene name="SHORE" viewBox="426 214 1600 306" />
    </div>
  );
}
