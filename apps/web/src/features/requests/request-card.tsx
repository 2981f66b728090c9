import { Button } from '@mantine/core';
import { withdrawRequest } from '@onegi/contract/calls/requests/change-request';
import type { RequestFacts } from '@onegi/contract/calls/requests/my-requests';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CaseClock } from '../../components/case/due-clock.tsx';
import { HeldBy } from '../../components/case/held-by.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { callApi } from '../../lib/api.ts';
import { useHotline } from '../../lib/hotline.ts';
import { dayAndTime } from '../../lib/long-date.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { GivenAnswers } from './given-answers.tsx';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="dimmed small">{name}</dt>
      <dd className="strong tabular">{children}</dd>
    </div>
  );
}

function Withdraw({ request, onChanged }: { request: RequestFacts; onChanged: () => Promise<unknown> }) {
  const t = useTranslations('requests.mine');
  const [isAsked, setAsked] = useState(false);
  const { requestRef, requestNumber: number } = request;
  async function withdraw() {
    try {
      await callApi(withdrawRequest, { params: { requestRef } });
      notify({ kind: 'success', message: t('withdrawn', { number }) });
    } catch (error) {
      notifyFailure(error);
    }
    await onChanged();
  }
  return (
    <>
      <Button variant="default" w="fit-content" aria-label={t('withdrawOf', { number })} onClick={() => setAsked(true)}>
        {t('withdraw')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('withdrawTitle', { number })}
          action={t('withdraw')}
          onConfirm={withdraw}
          onClose={() => setAsked(false)}
        >
          {t('withdrawText')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** One request: what it was for and when an officer answers; what was asked is opened on demand. */
export function RequestCard({ request, onChanged }: { request: RequestFacts; onChanged: () => Promise<unknown> }) {
  const t = useTranslations('requests');
  const hotline = useHotline();
  const locale = useLocale();
  const pick = useInLanguage();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { insurerName, insurerNameZh, promotionPercent, requestState } = request;
  const desk = useTranslations('caseDesk');
  return (
    <article
      className="card stack gap-md"
      style={{ padding: 'var(--mantine-spacing-lg) var(--mantine-spacing-xl)' }}
      aria-labelledby={`${panel}-title`}
    >
      <header className="row wrap between gap-xs">
        <h2 id={`${panel}-title`} className="large">
          {pick(request.productName, request.productNameZh)}
        </h2>
        <StateBadge tone={requestState === 'answered' ? 'waiting' : undefined}>
          {t(`mine.states.${requestState}`)}
        </StateBadge>
      </header>
      <dl className="stack gap-sm two-columns">
        <Fact name={t('mine.number')}>{request.requestNumber}</Fact>
        <Fact name={t('mine.asked')}>{dayAndTime(request.requestedAt, locale)}</Fact>
        <Fact name={t('mine.due')}>{dayAndTime(request.dueAt, locale)}</Fact>
        <Fact name={desk('holder')}>
          <HeldBy {...request} />
        </Fact>
        {request.clockMinutes !== null && (
          <Fact name={desk('clock')}>
            <CaseClock {...request} />
          </Fact>
        )}
        <Fact name={t('mine.insurer')}>{insurerName ? pick(insurerName, insurerNameZh) : t('mine.anyInsurer')}</Fact>
        {promotionPercent !== null && (
          <Fact name={t('form.promotion')}>{t('form.percentOff', { percent: promotionPercent })}</Fact>
        )}
      </dl>
      {request.isLate && request.holder === 'officer' && hotline && (
        <p className="small">{t('mine.late', { number: hotline.hotline })}</p>
      )}
      {request.allowedActions.includes('withdraw') && <Withdraw request={request} onChanged={onChanged} />}
      <button
        type="button"
        className="text-link target text-button gap-xs self-start"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'mine.hide' : 'mine.show')}
        <IconChevronDown size={18} stroke={1.75} className="turned-when-open" aria-hidden />
      </button>
      <div id={panel} hidden={!isOpen}>
        {isOpen && <GivenAnswers requestRef={request.requestRef} />}
      </div>
    </article>
  );
}
