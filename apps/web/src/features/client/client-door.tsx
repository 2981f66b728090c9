import { Button } from '@mantine/core';
import { confirmClient, type ClientDoor as Door, mailClientCode } from '@onegi/contract/calls/client/client-page';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DateField } from '../../components/date-field.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useCallForm } from '../../components/form/use-call-form.ts';
import { Notice } from '../../components/notice.tsx';
import { TextField } from '../../components/text-field.tsx';
import { callApi } from '../../lib/api.ts';
import { notifyFailure } from '../../lib/notify.ts';

interface Props {
  token: string;
  door: Door;
  /** The policy was open before, for longer than it may be without a look. */
  isAgain: boolean;
  onOpened: (now: Door) => unknown;
  /** The link is over: too many answers were wrong, or somebody has ended it. */
  onOver: () => void;
}

/** What the client confirms before anything of the policy is shown. */
export function ClientDoor({ token, door, isAgain, onOpened, onOver }: Props) {
  const t = useTranslations('clientPage.door');
  const [values, setValues] = useState({ confirmation: '' });
  const { asksFor } = door;
  const form = useCallForm({
    call: confirmClient,
    params: { linkToken: token },
    values,
    onChange: setValues,
    labels: { confirmation: t(asksFor) },
    onFailure: (error) => {
      if (error.status === 410 || error.status === 404) onOver();
      else if (error.fields.length === 0) notifyFailure(error);
    },
    onDone: onOpened,
  });
  const field = form.field('confirmation');
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="dimmed mt-xs">{t('lead')}</p>
      {isAgain && (
        <div className="mt-sm">
          <Notice kind="info" title={t('kept')} />
        </div>
      )}
      <form {...form.element} className="stack gap-lg mt-lg">
        <ErrorSummary {...form.summary} />
        {asksFor === 'code' && <MailCode token={token} />}
        {asksFor === 'bornOn' ? (
          <DateField {...field} />
        ) : (
          <TextField
            {...field}
            help={t(asksFor === 'code' ? 'codeHelp' : 'hkidHelp')}
            inputMode={asksFor === 'code' ? 'numeric' : 'text'}
            autoComplete={asksFor === 'code' ? 'one-time-code' : 'off'}
            maxLength={20}
          />
        )}
        <Button type="submit" size="lg" variant="accent" loading={form.busy}>
          {t('open')}
        </Button>
      </form>
    </>
  );
}

/** A code by mail, where the house knows nothing else that only the client knows. */
function MailCode({ token }: { token: string }) {
  const t = useTranslations('clientPage.door');
  const [sent, setSent] = useState<'no' | 'sending' | 'sent'>('no');
  const send = async () => {
    setSent('sending');
    try {
      await callApi(mailClientCode, { params: { linkToken: token } });
      setSent('sent');
    } catch (error) {
      setSent('no');
      notifyFailure(error);
    }
  };
  return (
    <div className="stack gap-sm">
      <Button variant="default" loading={sent === 'sending'} onClick={() => void send()}>
        {t(sent === 'sent' ? 'mailAgain' : 'mailCode')}
      </Button>
      {sent === 'sent' && <Notice kind="success" title={t('codeSent')} />}
    </div>
  );
}
