import { Button } from '@mantine/core';
import { answerEnquiry, type ReceivedEnquiry } from '@onegi/contract/calls/company/enquiries';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { StateBadge } from '../../components/state-badge.tsx';
import { callApi } from '../../lib/api.ts';
import { htmlLang } from '../../lib/locale-path.ts';
import { dayAndTime } from '../../lib/long-date.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';

interface Props {
  enquiry: ReceivedEnquiry;
  onChanged: () => void;
}

/** An enquiry with who asked, and what its reader can do. */
export function EnquiryRow({ enquiry, onChanged }: Props) {
  const t = useTranslations('enquiryList');
  const locale = useLocale();
  const { enquiryNumber: number, state, answeredBy, answeredAt } = enquiry;
  const facts = [
    number,
    t('sent', { moment: dayAndTime(enquiry.sentAt, locale) }),
    answeredBy && answeredAt ? t('answeredBy', { name: answeredBy, moment: dayAndTime(answeredAt, locale) }) : '',
  ];
  return (
    <div className="card row wrap p-md" style={{ gap: 'var(--mantine-spacing-sm) var(--mantine-spacing-lg)' }}>
      <div className="stack shrink break-anywhere" style={{ flex: '1 1 320px', gap: 2 }}>
        <p className="strong" style={{ whiteSpace: 'pre-line' }} lang={htmlLang[enquiry.language]}>
          {enquiry.enquiry}
        </p>
        <p className="small">{[enquiry.name, enquiry.email, enquiry.phone].filter(Boolean).join(' · ')}</p>
        <p className="dimmed small tabular">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <StateBadge tone={state === 'open' ? 'waiting' : undefined}>{t(`states.${state}`)}</StateBadge>
      {enquiry.allowedActions.length > 0 && <RowActions enquiry={enquiry} onChanged={onChanged} />}
    </div>
  );
}

function RowActions({ enquiry, onChanged }: Props) {
  const t = useTranslations('enquiryList');
  const [isBusy, setBusy] = useState(false);
  const { id, enquiryNumber: number, email } = enquiry;
  const isOpen = enquiry.allowedActions.includes('answer');
  async function mark() {
    setBusy(true);
    try {
      await callApi(answerEnquiry, { body: { id, answered: isOpen } });
      notify({ kind: 'success', message: t(isOpen ? 'marked' : 'opened', { number }) });
      onChanged();
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="flex wrap gap-xs">
      {isOpen && (
        <Button
          component="a"
          variant="default"
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`OneGI ${number}`)}`}
          aria-label={t('replyOf', { number })}
        >
          {t('reply')}
        </Button>
      )}
      <Button
        variant={isOpen ? 'filled' : 'default'}
        loading={isBusy}
        aria-label={t(isOpen ? 'answerOf' : 'reopenOf', { number })}
        onClick={() => void mark()}
      >
        {t(isOpen ? 'answer' : 'reopen')}
      </Button>
    </div>
  );
}
