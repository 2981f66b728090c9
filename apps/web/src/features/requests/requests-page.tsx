import { Skeleton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { useSignedInHint } from '../../lib/session-hint.ts';
import { useMe } from '../accounts/use-me.ts';
import { MyRequests } from './my-requests.tsx';
import { OfficeRequests } from './office-requests.tsx';

/** Requests for a quote: to visitors those of their browser, to the office all, to consultants those of their clients. */
export default function RequestsPage() {
  const t = useTranslations('requests.mine');
  const { data: me, error } = useMe();
  const isSignedIn = useSignedInHint();
  if (me?.rights['requests.read']) return <OfficeRequests />;
  if (me || error) return <MyRequests />;
  return (
    <div className="container page tall" data-working={isSignedIn || undefined}>
      <PageHead title={t('title')} description={t('description')} />
      <Skeleton height={260} radius="md" aria-busy="true" />
    </div>
  );
}
