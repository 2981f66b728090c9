import { useMatches } from 'react-router';
import type { AbstractIntlMessages } from 'use-intl';
import { MoreMessages } from '../components/more-messages.tsx';
import { PageAnswers, usePageAnswers } from '../components/page-answers.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';

/**
 * The ground of every page that works with the API: its texts, its queries, and the answers that the server rendered it
 * with. Landing pages load none of it.
 */
export function PurchaseMessages({ messages }: { messages: AbstractIntlMessages }) {
  const page = useMatches().at(-1);
  const answers = usePageAnswers();
  const hydrated = useHydrated();
  // One file stands for all addresses of a page with parameters: what it shows waits for the visit's own.
  const isForAnyAddress = !answers && !hydrated && Object.keys(page?.params ?? {}).length > 0;
  return (
    <PageAnswers>
      {isForAnyAddress ? <div className="page-fallback" aria-busy="true" /> : <MoreMessages messages={messages} />}
    </PageAnswers>
  );
}
