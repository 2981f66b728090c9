import { Button } from '@mantine/core';
import { type InsurerLink, sendInsurerLink } from '@onegi/contract/calls/requests/commercial/insurer-links';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useCallForm } from '../../components/form/use-call-form.ts';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { notify } from '../../lib/notify.ts';

interface Props {
  caseNumber: string;
  link: InsurerLink;
  insurer: string;
  onSent: (links: InsurerLink[]) => void;
  onClose: () => void;
}

const languages = ['en', 'zh-Hant'] as const;

/** Where an insurer is sent a link: the address that is known, or another. */
export function SendLinkForm({ caseNumber, link, insurer, onSent, onClose }: Props) {
  const t = useTranslations('insurerLinks');
  const { offerNumber, linkEmail, insurerLanguage } = link;
  const [values, setValues] = useState({
    caseNumber,
    offerNumber,
    insurerEmail: linkEmail ?? '',
    insurerLanguage: insurerLanguage ?? languages[0],
  });
  const form = useCallForm({
    call: sendInsurerLink,
    values,
    onChange: setValues,
    labels: { insurerEmail: t('email'), insurerLanguage: t('language') },
    idPrefix: `link-${offerNumber}`,
    onDone: (links) => {
      notify({ kind: 'success', message: t('sent', { insurer }) });
      onSent(links);
    },
  });
  const { onChange, ...language } = form.field('insurerLanguage');
  return (
    <form {...form.element} className="stack gap-sm">
      <ErrorSummary {...form.summary} />
      <TextField {...form.field('insurerEmail')} type="email" autoComplete="off" maxLength={100} />
      <SelectField
        {...language}
        options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        onChange={(chosen) => onChange(chosen as (typeof languages)[number])}
      />
      {link.linkState === 'live' && <p className="dimmed small">{t('anewHint')}</p>}
      <div className="row wrap gap-sm">
        <Button type="submit" loading={form.busy}>
          {t(link.linkState === 'none' ? 'send' : 'sendAnew')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
