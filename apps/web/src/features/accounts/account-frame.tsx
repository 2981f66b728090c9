import type { ReactNode } from 'react';
import { PageHead } from '../../components/page-head.tsx';
import { FramedScene } from '../../components/scenes/framed-scene.tsx';
import classes from './accounts.module.css';

interface Props {
  title: string;
  description: string;
  lead?: string;
  children: ReactNode;
  /** Below the card. */
  after?: ReactNode;
}

/** A page of one short form: the card, and on wide screens the harbour beside it. */
export function AccountFrame({ title, description, lead, children, after }: Props) {
  return (
    <div className="container page tall">
      <PageHead title={title} description={description} />
      <div className={`stack ${classes.columns}`}>
        <div className={`sheet ${classes.card}`}>
          <h1>{title}</h1>
          {lead && <p className="dimmed mt-xs">{lead}</p>}
          <div className="mt-xl">{children}</div>
        </div>
        <FramedScene name="HOMEPAGE" />
      </div>
      {after}
    </div>
  );
}
