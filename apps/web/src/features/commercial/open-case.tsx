import { caseNotes } from '@onegi/contract/calls/requests/commercial/case-notes';
import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { addCase, quoteDetail } from '@onegi/contract/calls/requests/commercial/cases';
import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { CaseHistory } from '../../components/case/case-history.tsx';
import { CaseNotes } from '../../components/case/case-notes.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { queryClient } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { type Me, mayCall } from '../accounts/use-me.ts';
import { CaseActions } from './case-actions.tsx';
import { CaseAnswers } from './case-answers.tsx';
import { CaseDocuments } from './case-documents.tsx';
import { CaseEnding } from './case-ending.tsx';
import { CaseForm } from './case-form.tsx';
import type { CasePanelProps } from './case-panel.ts';
import { CaseStatus } from './case-status.tsx';
import { type CaseStore, forgetCaseStore } from './case-store.ts';
import { formAddress, numberParam } from './form-address.ts';
import { InsurerLinks } from './insurer-links.tsx';
import { IssuePanel } from './issue/issue-panel.tsx';
import { MatterLink } from './matter-link.tsx';
import { OffersPanel } from './offers/offers-panel.tsx';

interface Props {
  user: Me;
  store: CaseStore;
  reload: () => Promise<unknown>;
}

/** A case that is there: its state, what can be filled in, and what can no longer be changed. */
export function OpenCase({ user, store, reload }: Props) {
  const t = useTranslations('commercial');
  const goTo = useLocaleNavigate();
  const [params] = useSearchParams();
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const { detail, templateId } = state;
  const number = detail?.caseNumber;
  const isAtNumber = params.has(numberParam);
  // A case that now exists has an address of its own: a reload finds it there.
  useEffect(() => {
    if (!number || isAtNumber) return;
    void goTo(formAddress({ caseNumber: number }), { replace: true, preventScrollReset: true });
  }, [number, isAtNumber, goTo]);
  const isDraft = detail?.caseState === 'draft';
  const onDeleted = () => {
    store.discard();
    forgetCaseStore(store);
    queryClient.removeQueries({ queryKey: [quoteDetail.name] });
  };
  const subtitleOf = ({ caseNumber, insuredName }: CaseDetail) => [caseNumber, insuredName].filter(Boolean).join(' · ');
  const mayWrite = mayCall(user, addCase) && (!detail || detail.allowedActions.includes('save'));
  const title = t(`templates.${templateId}`);
  return (
    <>
      <PageHead title={title} description={t('form.description')} />
      <h1 className="shrink break-anywhere mt-xs">{title}</h1>
      {detail && <p className="dimmed tabular break-anywhere">{subtitleOf(detail)}</p>}
      <div className="stack gap-xl mt-lg">
        {detail && <CaseStatus detail={detail} />}
        {detail && <CaseActions detail={detail} user={user} reload={reload} onDeleted={onDeleted} />}
        {detail && !isDraft && <CasePanels detail={detail} user={user} reload={reload} />}
        {detail && <MatterLink detail={detail} />}
        {mayWrite && <CaseForm store={store} state={state} label={title} />}
        {detail && !(isDraft && mayWrite) && <CaseRecord detail={detail} user={user} reload={reload} />}
      </div>
    </>
  );
}

/** What is special about a case that was submitted; each part says itself whether it has anything to show. */
function CasePanels(panel: CasePanelProps) {
  const { detail } = panel;
  return (
    <>
      <IssuePanel {...panel} />
      {detail.caseState === 'pending' && detail.asked && <AskedFor asked={detail.asked} />}
      <CaseEnding detail={detail} />
      <OffersPanel {...panel} />
      <InsurerLinks {...panel} />
    </>
  );
}

/** What a case says and what was done with it, for who reads it. */
function CaseRecord({ detail, user }: CasePanelProps) {
  const pick = useInLanguage();
  const insurerName = (code: string) => {
    const offer = detail.offers.find(({ insurerCode }) => insurerCode === code);
    return offer ? pick(offer.insurerName, offer.insurerNameZh) : code;
  };
  return (
    <>
      <CaseAnswers detail={detail} />
      <CaseDocuments detail={detail} />
      <CaseHistory isOfPage history={detail.history} insurerName={insurerName} />
      {detail.caseState !== 'draft' && mayCall(user, caseNotes) && (
        <CaseNotes isOfPage caseNumber={detail.caseNumber} />
      )}
    </>
  );
}

function AskedFor({ asked }: { asked: NonNullable<CaseDetail['asked']> }) {
  const t = useTranslations('commercial.form');
  return (
    <Notice kind="info" title={t('asked')}>
      <p className="break-anywhere">{asked.askedNote}</p>
      <p className="dimmed">{t('askedText')}</p>
    </Notice>
  );
}
