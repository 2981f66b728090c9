import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Shows its children once it comes near the screen; until then the waiting face of the same size. */
export function WhenVisible({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const target = box.current;
    if (!target || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      { rootMargin: '120px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={box}>{isNear ? children : waiting}</div>;
}
