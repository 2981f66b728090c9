import { Button } from '@mantine/core';
import { type Confirmation, policyCalendar } from '@onegi/contract/calls/purchases/confirmation';
import { isRenewed } from '@onegi/contract/renewed';
import { IconCalendarPlus, IconCircleCheck, IconFileTypePdf } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DatedText } from '../../components/dated-text.tsx';
import { Link } from '../../components/link.tsx';
import { addressOfCall } from '../../lib/api.ts';
import { todayInHongKong } from '../../lib/dates.ts';
import { fileUrl } from '../../lib/file-url.ts';
import { longDate } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useReader } from '../../lib/use-reader.ts';
import { PolicyTicket } from './policy-ticket.tsx';
import { newSearchOf } from './search-links.ts';

/** The policy: its number, period and documents, and what to do with it. */
export function IssuedPolicy({ confirmation }: { confirmation: Confirmation }) {
  const t = useTranslations('apply.confirmation');
  const reader = useReader();
  const locale = useLocale();
  const pick = useInLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { applicationRef, quote, effectiveOn, expiresOn } = confirmation;
  const params = { ...reader, line: quote.line };
  const calendar = addressOfCall(policyCalendar, { params: { applicationRef }, query: { language: locale } });
  const begins = effectiveOn > todayInHongKong();
  return (
    <article className="stack gap-xl slim">
      <header className="flex gap-md align-start">
        <IconCircleCheck size={44} stroke={1.5} aria-hidden className="rigid brand" />
        <div>
          <h1 ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
            {t('doneTitle', reader)}
          </h1>
          <p className="dimmed">
            <DatedText
              text={begins ? t('doneFuture', { ...reader, date: longDate(effectiveOn, locale) }) : t('doneNow', reader)}
            />
          </p>
        </div>
      </header>
      <PolicyTicket confirmation={confirmation} />
      <p>{t('mailed', { email: confirmation.maskedEmail })}</p>
      <section aria-labelledby="documents">
        <h2 className="large" id="documents">
          {t('documents', reader)}
        </h2>
        {confirmation.documents.length === 0 ? (
          <p className="dimmed">{t('noDocuments')}</p>
        ) : (
          <ul className="stack gap-xs mt-sm">
            {confirmation.documents.map((document) => {
              const name = pick(document.name, document.nameZh);
              return (
                <li key={document.fileName}>
                  <a
                    href={fileUrl(document.fileName, locale)}
                    target="_blank"
                    rel="noreferrer"
                    className="framed row unlined gap-sm opens"
                  >
                    <IconFileTypePdf size={24} stroke={1.5} aria-hidden />
                    <span className="grow">{name}</span>
                    <span className="brand small" style={{ textDecoration: 'underline', textUnderlineOffset: '0.2em' }}>
                      {t('download')}
                    </span>
                  </a>
                </li>
              );
            })}
          </ul>
        )}
        <a href={calendar} download className="framed row unlined gap-sm opens mt-xs no-print">
          <IconCalendarPlus size={24} stroke={1.5} aria-hidden className="rigid" />
          <span className="grow">
            <span className="block">{t('calendar')}</span>
            <span className="dimmed small block">
              {t(isRenewed(effectiveOn, expiresOn) ? 'calendarRenewed' : 'calendarHint')}
            </span>
          </span>
        </a>
      </section>
      <section aria-labelledby="what-next">
        <h2 className="large" id="what-next">
          {t('nextTitle')}
        </h2>
        <ul className="stack gap-xs mt-xs bullets">
          <li>{t('next1', params)}</li>
          <li>{t('next2', params)}</li>
          <li>{t('next3', params)}</li>
        </ul>
      </section>
      <p className="flex wrap gap-sm phone-fill no-print">
        <Button variant="default" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button component={Link} to={newSearchOf(quote.line)} variant="default">
          {t('another')}
        </Button>
      </p>
    </article>
  );
}
