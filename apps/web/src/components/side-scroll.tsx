import type { ReactNode } from 'react';
import classes from './side-scroll.module.css';

interface Props {
  /** Names it for whoever comes to it by keys. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** What may be wider than the page: it scrolls by itself, and a shadow at an edge says that there is more. */
export function SideScroll({ label, className = '', children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <section className={`${classes.scroll} ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
