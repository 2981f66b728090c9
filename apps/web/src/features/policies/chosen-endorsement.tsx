import { Skeleton } from '@mantine/core';
import { reviewPolicyDocument } from '@onegi/contract/calls/policies/documents';
import { type EndorsementDetail, getEndorsement } from '@onegi/contract/calls/policies/endorsements';
import type { EndorsementRow, MadeDocument, PolicyDetail } from '@onegi/contract/calls/policies/policy-shapes';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import shared from '../../components/figures.module.css';
import { Period } from '../../components/period.tsx';
import { ErrorState } from '../../components/states.tsx';
import { listedDate } from '../../lib/long-date.ts';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useLabelled } from '../../lib/use-labelled.ts';
import { mayCall, useMe } from '../accounts/use-me.ts';
import { PolicyDocuments } from './documents/policy-documents.tsx';
import { CommissionFigures, PremiumFigures } from './endorsement-figures.tsx';
import { Facts } from './facts.tsx';
import { MadeDocuments } from './made-documents.tsx';
import { NotePanel } from './note-panel.tsx';
import type { OfEndorsement } from './of-endorsement.ts';
import classes from './policies.module.css';
import { SubjectMatterTable } from './subject-matter-table.tsx';

interface Props {
  ref: Ref<HTMLElement>;
  policy: PolicyDetail;
  endorsement: EndorsementRow;
}

interface Documents {
  documents: readonly MadeDocument[];
}

/** The endorsement that was chosen, in whole: its figures, note, settlement, subject matter and documents. */
export function ChosenEndorsement({ ref, policy, endorsement }: Props) {
  const t = useTranslations('policyPage');
  const { transactionNumber } = policy;
  const { endorsementNo, noteNumber } = endorsement;
  const { data: me } = useMe();
  const mayReview = me !== undefined && me !== null && mayCall(me, reviewPolicyDocument);
  const of = { transactionNumber, endorsementNo };
  const made = policy.documents.filter((each) => each.endorsementNo === endorsementNo);
  const isNote = ({ documentKind }: MadeDocument) => documentKind === 'debitNote' || documentKind === 'creditNote';
  return (
    <section ref={ref} className={`stack gap-lg ${classes.chosen}`} aria-labelledby="endorsement-title">
      <h2 id="endorsement-title">
        {t('endorsement.title', { number: endorsementNo })}
        <span className="dimmed medium regular"> · {t(`kinds.${endorsement.kind}`)}</span>
      </h2>
      <Figures {...of} documents={made.filter((each) => !isNote(each))} />
      <NotePanel {...of} documents={made.filter(isNote)} />
      <SubjectMatterTable {...of} />
      <PolicyDocuments {...of} noteNumber={noteNumber ?? undefined} mayReview={mayReview} />
    </section>
  );
}

function Figures({ transactionNumber, endorsementNo, documents }: OfEndorsement & Documents) {
  const { data, error, refetch } = useQuery(
    queryOf(getEndorsement, { query: { number: transactionNumber, endorsementNo } }),
  );
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} radius="md" aria-busy="true" />;
  return (
    <div className={shared.widePair}>
      <PremiumFigures detail={data} />
      <div className="stack gap-lg align-start">
        <CommissionFigures detail={data} />
        <EndorsementFacts detail={data} documents={documents} />
      </div>
    </div>
  );
}

function EndorsementFacts({ detail, documents }: Documents & { detail: EndorsementDetail }) {
  const t = useTranslations('policyPage');
  const labelled = useLabelled();
  const locale = useLocale();
  const pick = useInLanguage();
  const { accountOn, effectiveOn, effectiveUntil, productTier, claims, remarks } = detail;
  const claimed = claims.map(({ matterName, matterNameZh, matterValue }) => (
    <span key={matterName} className="block">
      {labelled(pick(matterName, matterNameZh), matterValue)}
    </span>
  ));
  return (
    <div className="framed p-card full-width">
      <Facts
        facts={[
          [t('endorsement.accountOn'), listedDate(accountOn, locale)],
          [t('endorsement.effective'), <Period key="effective" from={effectiveOn} until={effectiveUntil} />],
          [t('endorsement.tier'), productTier],
          [t('endorsement.claims'), claimed.length > 0 && claimed],
          [t('endorsement.remarks'), remarks],
          [t('endorsement.documents'), documents.length > 0 && <MadeDocuments documents={documents} />],
        ]}
      />
    </div>
  );
}
