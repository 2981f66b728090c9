import type { SceneName } from './drawings.ts';
import { Scene } from './scene.tsx';

/** A part of a scene as a picture of its own, beside what a page says. */
export function FramedScene({ name, viewBox = '690 -90 620 600' }: { name: SceneName; viewBox?: string }) {
  return (
    <div className="night framed-scene">
      <Scene name={name} viewBox={viewBox} />
    </div>
  );
}
