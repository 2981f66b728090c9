import { setting } from '@onegi/contract/calls/common/setting';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Notice } from '../../components/notice.tsx';
import { queryOf } from '../../lib/queries.ts';
import { AcceptedCards } from './accepted-cards.tsx';

/** What is good to know before the gateway's page opens: that no money moves, where none does, and which cards are taken. */
export function BeforePaying() {
  const t = useTranslations('apply.pay');
  const gateway = useQuery({ ...queryOf(setting, { query: { settingKey: 'PAYMENT_GATEWAY' } }), staleTime: Infinity });
  return (
    <>
      {gateway.data === 'sandbox' && (
        <Notice kind="info" title={t('sandboxTitle')}>
          <p>{t('sandbox')}</p>
        </Notice>
      )}
      <AcceptedCards />
    </>
  );
}
