import type { ReactNode } from 'react';
import { PageHead } from '../../components/page-head.tsx';
import { SignedInOnly } from './signed-in-only.tsx';
import type { Me } from './use-me.ts';

interface Props {
  title: string;
  description: string;
  lead?: string;
  children: (user: Me) => ReactNode;
}

/** A page of an account: nobody but users sees its content. */
export function WorkFrame({ title, description, lead, children }: Props) {
  return (
    <div className="container page tall" data-working>
      <PageHead title={title} description={description} />
      <SignedInOnly>
        {(user) => (
          <>
            <h1>{title}</h1>
            {lead && <p className="dimmed mt-xs">{lead}</p>}
            {children(user)}
          </>
        )}
      </SignedInOnly>
    </div>
  );
}
