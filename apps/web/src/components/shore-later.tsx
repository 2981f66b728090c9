import { lazy, Suspense } from 'react';

const none = { default: () => null };
const Scene = lazy(() =>
  import('./scenes/scene.tsx').then(
    ({ Scene: found }) => ({ default: found }),
    () => none,
  ),
);

/** The empty shore, for pages that seldom show it: it comes with its styles once they do, and does without where it cannot. */
export function ShoreLater() {
  return (
    <Suspense>
      <Scene name="SHORE" />
    </Suspense>
  );
}
