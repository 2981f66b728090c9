import type { MadeEndorsement } from '@onegi/contract/calls/requests/commercial/issue-shapes';
import { useTranslations } from 'use-intl';
import { Link } from '../../../components/link.tsx';
import { policyAddress } from '../../policies/policy-address.ts';

/** The endorsement that a case ended in; its figures and documents stand on the policy's page. */
export function EndorsementPart({ endorsement }: { endorsement: MadeEndorsement }) {
  const t = useTranslations('issue');
  const { policyNumber, transactionNumber, endorsementNumber } = endorsement;
  return (
    <section className="framed stack gap-md p-card" aria-labelledby="endorsement-title">
      <h2 className="large" id="endorsement-title">
        {t('endorsement')}
      </h2>
      <dl className="stack gap-sm">
        <div className="fact">
          <dt className="dimmed small">{t('policyNumber')}</dt>
          <dd className="break-anywhere">
            <Link to={policyAddress(transactionNumber, endorsementNumber)} className="target text-link">
              {policyNumber}
            </Link>
          </dd>
        </div>
        <div className="fact">
          <dt className="dimmed small">{t('endorsementNumber')}</dt>
          <dd className="tabular">{endorsementNumber}</dd>
        </div>
      </dl>
    </section>
  );
}
