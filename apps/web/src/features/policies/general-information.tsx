import { Button } from '@mantine/core';
import type { PolicyDetail } from '@onegi/contract/calls/policies/policy-shapes';
import { caseFields } from '@onegi/contract/fields/commercial';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { EmailAddress } from '../../components/email-address.tsx';
import { Link } from '../../components/link.tsx';
import { dayAndTime, listedDate } from '../../lib/long-date.ts';
import { formatMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { EditPolicyDialog } from './edit-policy-dialog.tsx';
import { Facts } from './facts.tsx';
import { MadeDocuments } from './made-documents.tsx';

/** What belongs to the policy itself is not its endorsements'. */
const NEW_BUSINESS = '000';

interface Props {
  policy: PolicyDetail;
  reload: () => Promise<unknown>;
}

/** What is known of a policy as a whole, and the documents that were made of it. */
export function GeneralInformation({ policy, reload }: Props) {
  const t = useTranslations('policyPage.general');
  const [isEdited, setEdited] = useState(false);
  return (
    <section className="framed stack gap-md p-card" aria-labelledby="general-title">
      <div className="row between wrap gap-sm">
        <h2 className="large" id="general-title">
          {t('title')}
        </h2>
        {policy.mayEdit && (
          <Button variant="default" size="sm" onClick={() => setEdited(true)}>
            {t('edit')}
          </Button>
        )}
      </div>
      <GeneralFacts policy={policy} />
      {isEdited && <EditPolicyDialog policy={policy} reload={reload} onClose={() => setEdited(false)} />}
    </section>
  );
}

function GeneralFacts({ policy }: Pick<Props, 'policy'>) {
  const t = useTranslations('policyPage');
  const locale = useLocale();
  const pick = useInLanguage();
  const { handlerName, handlerNameZh, issuedOn, createdBy, changedAt, changedBy, businessVolumeCents } = policy;
  const own = policy.documents.filter(({ endorsementNo }) => endorsementNo === NEW_BUSINESS);
  const by = (when: string, who: string | null) => (who ? t('general.by', { when, who }) : when);
  return (
    <Facts
      facts={[
        [t('general.transactionNumber'), policy.transactionNumber],
        [t('general.line'), pick(policy.lineName, policy.lineNameZh)],
        [t('general.insurer'), pick(policy.insurerName, policy.insurerNameZh)],
        [t('general.planCode'), policy.planCode],
        [t('general.kind'), t(`kinds.${policy.kind}`)],
        [t('general.insuredDetails'), pick(policy.insuredDetails, policy.insuredDetailsZh)],
        [t('general.consultantCode'), policy.consultantCode],
        [t('general.secondConsultantCode'), policy.secondConsultantCode],
        [t('general.handler'), handlerName ? pick(handlerName, handlerNameZh) : t('general.nobody')],
        [t('general.contactEmail'), policy.contactEmail && <EmailAddress address={policy.contactEmail} />],
        [t('general.contactMobile'), policy.contactMobile],
        [t('general.currency'), [...new Set([policy.currency, policy.premiumCurrency])].join(', ')],
        [t('general.businessVolume'), businessVolumeCents === null ? null : formatMoney(businessVolumeCents)],
        [t('general.caseNumber'), policy.caseNumber && <CaseLink caseNumber={policy.caseNumber} />],
        [t('general.created'), by(listedDate(issuedOn, locale), createdBy)],
        [t('general.changed'), changedAt && by(dayAndTime(changedAt, locale), changedBy)],
        [t('general.remarks'), policy.remarks],
        [t('general.documents'), own.length > 0 && <MadeDocuments documents={own} />],
      ]}
    />
  );
}

function CaseLink({ caseNumber }: { caseNumber: string }) {
  return (
    <Link
      to={`/commercial-insurance/form?${new URLSearchParams({ [caseFields.caseNumber.wire]: caseNumber })}`}
      className="text-link"
    >
      {caseNumber}
    </Link>
  );
}
