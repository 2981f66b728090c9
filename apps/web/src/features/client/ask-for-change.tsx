import { Button } from '@mantine/core';
import { askForChange, type ClientPolicy } from '@onegi/contract/calls/client/client-page';
import { type ClientChangeKind, clientChangeKinds, MOST_OF_A_CHANGE } from '@onegi/contract/fields/client-links';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DateField } from '../../components/date-field.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useCallForm } from '../../components/form/use-call-form.ts';
import { Notice } from '../../components/notice.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { TextAreaField } from '../../components/text-area-field.tsx';
import { longDate } from '../../lib/long-date.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { type AttachedFiles, ChangeFiles } from './change-files.tsx';
import { Section } from './client-lists.tsx';
import { isOver } from './is-over.ts';

interface Props {
  token: string;
  policy: ClientPolicy;
  reload: () => Promise<unknown>;
}

const tones = { waiting: 'waiting', underway: 'waiting', made: 'good', notMade: 'over' } as const;

/** Asks the office for a change, and shows what has become of what was asked. */
export function AskForChange({ token, policy, reload }: Props) {
  const t = useTranslations('clientPage.changes');
  const locale = useLocale();
  const [isSent, setSent] = useState(false);
  const { changes, mayAsk } = policy;
  const isWaiting = changes.some(({ changeState }) => changeState === 'waiting');
  return (
    <Section id="ask-title" title={t('title')}>
      <p className="dimmed mt-xs">{t('lead')}</p>
      <div className="stack gap-md mt-sm">
        {isSent && <Notice kind="success" title={t('sent')} />}
        {changes.length > 0 && (
          <ul className="framed plain-list stack gap-md p-card">
            {changes.map(
              ({ changeKind, changeState, changeOn, changeShown, askedOn, changeNote, changeFileNames }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none ever moves
                <li key={at} className="stack gap-2xs">
                  <p className="strong">{t(`kinds.${changeKind}`)}</p>
                  <p className="break-anywhere">{changeShown}</p>
                  <p className="dimmed small">
                    {t('asked', { date: longDate(askedOn, locale), from: longDate(changeOn, locale) })}
                  </p>
                  {changeFileNames.length > 0 && (
                    <p className="dimmed small break-anywhere">
                      {t('sentWith', { names: changeFileNames.join(', ') })}
                    </p>
                  )}
                  {changeNote && <p className="small break-anywhere">{t('note', { note: changeNote })}</p>}
                  <p>
                    <StateBadge tone={tones[changeState]}>{t(`states.${changeState}`)}</StateBadge>
                  </p>
                </li>
              ),
            )}
          </ul>
        )}
        {mayAsk ? (
          <ChangeForm
            key={changes.length}
            token={token}
            policy={policy}
            reload={reload}
            onSent={() => {
              setSent(true);
              void reload();
            }}
          />
        ) : (
          <p className="dimmed">{t(isWaiting ? 'none' : 'over')}</p>
        )}
      </div>
    </Section>
  );
}

function ChangeForm({ token, policy, reload, onSent }: Props & { onSent: () => void }) {
  const t = useTranslations('clientPage.changes');
  const [values, setValues] = useState({
    changeKind: 'contact' as ClientChangeKind,
    changeOn: policy.earliestOn,
    changeText: '',
  });
  const [attached, setAttached] = useState<AttachedFiles>({});
  const form = useCallForm({
    call: askForChange,
    params: { linkToken: token },
    values: {
      ...values,
      ...(attached.signedUpload && { signedUpload: attached.signedUpload.id }),
      ...(attached.proofUpload && { proofUpload: attached.proofUpload.id }),
    },
    onChange: setValues,
    labels: {
      changeKind: t('kind'),
      changeOn: t('on'),
      changeText: t('text'),
      signedUpload: t('signed'),
      proofUpload: t('proof'),
    },
    onFailure: (error) => {
      if (error.fields.length === 0) notifyFailure(error);
      if (isOver(error)) return reload();
    },
    onDone: onSent,
  });
  const kind = form.field('changeKind');
  return (
    <form {...form.element} className="stack gap-lg">
      <ErrorSummary {...form.summary} />
      <SelectField
        {...kind}
        options={clientChangeKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(value) => kind.onChange(value as ClientChangeKind)}
      />
      <DateField {...form.field('changeOn')} min={policy.earliestOn} max={policy.endsOn} />
      <TextAreaField
        {...form.field('changeText')}
        maxLength={MOST_OF_A_CHANGE}
        help={t('textHelp', { most: MOST_OF_A_CHANGE })}
        rows={3}
      />
      <ChangeFiles token={token} attached={attached} onChange={setAttached} reload={reload} />
      <Button type="submit" size="lg" loading={form.busy}>
        {t('send')}
      </Button>
    </form>
  );
}
