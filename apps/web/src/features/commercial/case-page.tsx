import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { SignedInOnly } from '../accounts/signed-in-only.tsx';
import type { Me } from '../accounts/use-me.ts';
import { FormSkeleton } from '../forms/form-skeleton.tsx';
import type { CaseAddress } from './case-of.ts';
import { OpenCase } from './open-case.tsx';
import { useCaseStore } from './use-case-store.ts';

/** A commercial case: of a new one its form, of one that exists what is open of it. */
export function CasePage({ address }: { address: CaseAddress }) {
  const t = useTranslations('commercial.form');
  return (
    <div className="container page tall" data-working>
      <p className="small">
        <Link to="/commercial-insurance/quotation" className="target text-link">
          {t('back')}
        </Link>
      </p>
      <SignedInOnly>{(user) => <CaseAt user={user} address={address} />}</SignedInOnly>
    </div>
  );
}

function CaseAt({ user, address }: { user: Me; address: CaseAddress }) {
  const t = useTranslations('commercial.form');
  const { store, error, retry, reload } = useCaseStore(user.userId ?? '', address);
  // A new case that is saved for the first time gets another address and stays the same form.
  if (store) return <OpenCase key={store.id} user={user} store={store} reload={reload} />;
  if (!error) return <FormSkeleton />;
  if (error.status !== 404) return <ErrorState message={error.message} onRetry={retry} />;
  return (
    <>
      <h1>{t('missingTitle')}</h1>
      <EmptyState title={t('missingTitle')}>
        <p className="dimmed">{t('missingText')}</p>
        <Link to="/commercial-insurance/quotation" className="text-link">
          {t('toInquiry')}
        </Link>
      </EmptyState>
    </>
  );
}
