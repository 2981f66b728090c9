import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { Scene as KnownScene } from './scenes/scene.tsx';

type Drawing = ComponentType<ComponentProps<typeof KnownScene>>;

const Scene = lazy(async (): Promise<{ default: Drawing }> => {
  const found = await import('./scenes/scene.tsx').catch(() => undefined);
  return { default: found?.Scene ?? (() => null) };
});

/** The empty shore, for pages that seldom show it: it comes with its styles once they do, and does without where it cannot. */
export function ShoreLater() {
  return (
    <Suspense>
      <Scene name="SHORE" />
    </Suspense>
  );
}
