import { useEffect, useRef } from 'react';
import type { SceneName } from './drawings.ts';
import './scenes.css';

const load = async () => (await import('./drawings.ts')).drawings;

/** When pages are made the drawings are at hand; a browser finds its own in the page. */
const drawings = import.meta.env.SSR ? await load() : undefined;

interface Props {
  name: SceneName;
  /** The part of the whole that is shown; absent: the whole, behind the words (`.night-sky`). */
  viewBox?: string;
}

/**
 * The harbour at night, and in its lantern's light what the page is about. An ornament, silent to screen readers: it stays
 * as it was made, and its lines are loaded only where a page comes without them.
 */
export function Scene({ name, viewBox }: Props) {
  const scene = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const { current } = scene;
    if (!current || current.firstChild) return;
    load()
      .then((known) => {
        current.innerHTML = known[name];
      })
      .catch(() => {});
  }, [name]);
  const drawing = (
    <svg
      key={name}
      ref={scene}
      className="scene"
      viewBox={viewBox ?? '0 0 2400 520'}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, or nothing: what the page was made with stays
      dangerouslySetInnerHTML={{ __html: drawings?.[name] ?? '' }}
    />
  );
  return viewBox ? drawing : <div className="night-sky">{drawing}</div>;
}
