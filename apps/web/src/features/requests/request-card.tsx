import type { RequestFacts } from '@onegi/contract/calls/requests/my-requests';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useHotline } from '../../lib/hotline.ts';
import { dayAndTime } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { GivenAnswers } from './given-answers.tsx';
import classes from './requests-page.module.css';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}

/** One request: what it was for and when an officer answers; what was asked is opened on demand. */
export function RequestCard({ request }: { request: RequestFacts }) {
  const t = useTranslations('requests');
  const hotline = useHotline();
  const locale = useLocale();
  const pick = useInLanguage();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { insurerName, insurerNameZh, promotionPercent, requestState } = request;
  const isLate = requestState === 'W' && new Date(request.dueAt).getTime() < Date.now();
  return (
    <article
      className="card stack gap-md"
      style={{ padding: 'var(--mantine-spacing-lg) var(--mantine-spacing-xl)' }}
      aria-labelledby={`${panel}-title`}
    >
      <header className={`row wrap between ${classes.head}`}>
        <h2 id={`${panel}-title`}>{pick(request.productName, request.productNameZh)}</h2>
        <p className={`small strong ${classes.state}`} data-state={requestState}>
          {t(`mine.states.${requestState}`)}
        </p>
      </header>
      <dl className={`stack two-columns ${classes.facts}`}>
        <Fact name={t('mine.number')}>{request.requestNumber}</Fact>
        <Fact name={t('mine.asked')}>{dayAndTime(request.requestedAt, locale)}</Fact>
        <Fact name={t('mine.due')}>{dayAndTime(request.dueAt, locale)}</Fact>
        <Fact name={t('mine.insurer')}>
          {insurerName ? pick(insurerName, insurerNameZh ?? insurerName) : t('mine.anyInsurer')}
        </Fact>
        {promotionPercent !== null && (
          <Fact name={t('form.promotion')}>{t('form.percentOff', { percent: promotionPercent })}</Fact>
        )}
      </dl>
      {isLate && hotline && <p className="small">{t('mine.late', { number: hotline.hotline })}</p>}
      <button
        type="button"
        className={`text-link target gap-xs pointer ${classes.toggle}`}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'mine.hide' : 'mine.show')}
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </button>
      <div id={panel} hidden={!isOpen}>
        {isOpen && <GivenAnswers requestRef={request.requestRef} />}
      </div>
    </article>
  );
}
