import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { addCase } from '@onegi/contract/calls/requests/commercial/cases';
import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { type Me, mayCall } from '../accounts/use-me.ts';
import { CaseFacts } from './case-facts.tsx';
import { CaseForm } from './case-form.tsx';
import type { CasePanelProps } from './case-panel.ts';
import { CaseStatus } from './case-status.tsx';
import type { CaseStore } from './case-store.ts';
import { formAddress, numberParam } from './form-address.ts';
import { IssuePanel } from './issue/issue-panel.tsx';
import { OffersPanel } from './offers/offers-panel.tsx';
import { stateTones } from './state-tones.ts';

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
  const mayWrite = mayCall(user, addCase) && (!detail || detail.allowedActions.includes('save'));
  const title = t(`templates.${templateId}`);
  return (
    <>
      <PageHead title={title} description={t('form.description')} />
      <div className="row wrap gap-md mt-xs">
        <h1 className="shrink break-anywhere">{title}</h1>
        {detail && <StateBadge tone={stateTones[detail.caseState]}>{t(`states.${detail.caseState}`)}</StateBadge>}
      </div>
      {number && <p className="dimmed tabular">{number}</p>}
      <div className="stack gap-xl mt-lg">
        {detail && detail.caseState !== 'draft' && <CasePanels detail={detail} user={user} reload={reload} />}
        {detail && (!mayWrite || detail.caseState === 'pending') && <CaseFacts detail={detail} />}
        {mayWrite && <CaseForm store={store} state={state} label={title} />}
      </div>
    </>
  );
}

/** Everything about a case that was submitted; each part says itself whether it has anything to show. */
function CasePanels(panel: CasePanelProps) {
  const { detail } = panel;
  return (
    <>
      <CaseStatus {...panel} />
      <IssuePanel {...panel} />
      <OffersPanel {...panel} />
      {detail.caseState === 'pending' && detail.asked && <AskedFor asked={detail.asked} />}
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
