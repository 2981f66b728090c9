import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

const icons = { info: IconInfoCircle, failure: IconAlertTriangle, success: IconCircleCheck };

interface Props {
  kind: keyof typeof icons;
  title: string;
  children?: ReactNode;
}

/** Something the reader must know before going on, in the flow of the page. */
export function Notice({ kind, title, children }: Props) {
  const Icon = icons[kind];
  return (
    <div
      className={`framed flex tinted small gap-sm p-md ${classes.notice}`}
      data-kind={kind}
      role={kind === 'failure' ? 'alert' : 'status'}
    >
      <Icon size={22} stroke={1.75} aria-hidden className={`rigid brand ${classes.icon}`} />
      <div className={`shrink ${classes.body}`}>
        <p className="strong medium">{title}</p>
        {children}
      </div>
    </div>
  );
}
