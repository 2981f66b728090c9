import { useEffect, useRef } from 'react';

/** A ref for the heading of a step: it takes the focus when the step changes, not when the page is first shown. */
export function useStepFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);
  return heading;
}
