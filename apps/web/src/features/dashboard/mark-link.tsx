import type { ReactNode } from 'react';
import { useLinkClickHandler } from 'react-router';
import { useLocale } from 'use-intl';
import { localePath } from '../../lib/locale-path.ts';
import classes from './dashboard.module.css';

interface Props {
  to: string;
  label: string;
  /** False where a link beside the drawing leads there too: one of them is enough for keys. */
  byKeys?: boolean;
  children?: ReactNode;
}

/** A bar or slice of a chart that leads somewhere: a link within the drawing. */
export function MarkLink({ to, label, byKeys = true, children }: Props) {
  const path = localePath(to, useLocale());
  const goTo = useLinkClickHandler(path);
  return (
    <a href={path} aria-label={label} className={classes.mark} {...(byKeys ? {} : { tabIndex: -1 })} onClick={goTo}>
      {children}
    </a>
  );
}

interface Area {
  readonly x: number | null;
  readonly y: number | null;
  readonly width: number;
  readonly height: number;
}

/** A bar that leads somewhere, with the whole of its row or column to press. */
export function BarLink({ area, ...link }: Props & { area: Area | undefined }) {
  return (
    <MarkLink {...link}>
      {area && <rect x={area.x ?? 0} y={area.y ?? 0} width={area.width} height={area.height} opacity={0} />}
      {link.children}
    </MarkLink>
  );
}
