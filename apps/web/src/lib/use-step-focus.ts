import { useEffect, useRef } from 'react';

/**
 * A ref for the heading of a step: it takes the focus when the step changes, not when the page is first shown. An address
 * that names a part of the step leads there instead.
 * @param taken the step takes the focus itself: to what is wrong in it
 */
export function useStepFocus(step: string, taken: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    if (taken) return;
    const part = document.getElementById(window.location.hash.slice(1));
    if (part) {
      part.focus();
      part.scrollIntoView({ block: 'start', behavior: 'instant' });
      return;
    }
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step, taken]);
  return heading;
}
