import { useEffect, useRef } from 'react';
import classes from './harbour-scene.module.css';

const load = async () => (await import('./harbour-drawing.ts')).harbourDrawing;

/** When pages are made the drawing is at hand; a browser finds it in the page. */
const drawing = import.meta.env.SSR ? await load() : '';

/**
 * Victoria Harbour at dusk. An ornament for wide screens, silent to screen readers: it stays as it was made, and its lines
 * are loaded only where a page comes without them.
 */
export function HarbourScene() {
  const scene = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const { current } = scene;
    if (!current || current.firstChild) return;
    load()
      .then((lines) => {
        current.innerHTML = lines;
      })
      .catch(() => {});
  }, []);
  return (
    <svg
      ref={scene}
      className={classes.scene}
      viewBox="0 0 520 260"
      aria-hidden="true"
      focusable="false"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, or nothing: what the page was made with stays
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
