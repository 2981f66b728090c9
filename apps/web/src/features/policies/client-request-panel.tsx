import { Button } from '@mantine/core';
import { type ClientRequest, declineChange, takeUpChange } from '@onegi/contract/calls/client/client-changes';
import { useState } from 'react';

import { useLocale, useTranslations } from 'use-intl';
import { useCaseAction } from '../../components/case/use-case-action.ts';
import { useSendOnce } from '../../components/form/use-send-once.ts';
import { Link } from '../../components/link.tsx';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { longDate } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { DraftPanel } from './endorsements/draft-panel.tsx';
import { policyAddress } from './policy-address.ts';

interface Props {
  request: ClientRequest;
  reload: () => Promise<unknown>;
}

/** What a client asks for, with what was sent along; once it was taken up, the draft that was made of it. */
export function ClientRequestPanel({ request, reload }: Props) {
  const t = useTranslations('clientLink.requests');
  const locale = useLocale();
  const pick = useInLanguage();
  const { requestState, files, draftTakenUp, transactionNumber, answeredBy, answeredByZh } = request;
  if (draftTakenUp) return <DraftPanel draftId={draftTakenUp} onChanged={reload} />;
  const facts = [
    [t('insuredName'), request.insuredName],
    [t('kind'), t(`kinds.${request.changeKind}`)],
    [t('from'), longDate(request.changeOn, locale)],
    [t('text'), request.changeShown],
    [t('answeredBy'), answeredBy ? pick(answeredBy, answeredByZh) : ''],
    [t('reason'), request.changeNote ?? ''],
  ].filter(([, text]) => text !== '');
  return (
    <section className="stack gap-lg" aria-label={request.policyNumber}>
      <dl className="stack gap-2xs">
        {facts.map(([label, text]) => (
          <div key={label} className="fact">
            <dt className="dimmed small">{label}</dt>
            <dd className="break-anywhere">{text}</dd>
          </div>
        ))}
        {requestState === 'waiting' && (
          <div className="fact">
            <dt className="dimmed small">{t('files')}</dt>
            <dd className="stack gap-2xs">
              {files.length === 0 && t('noFiles')}
              {files.map(({ fileName, downloadUrl }) => (
                <a
                  key={downloadUrl}
                  href={downloadUrl}
                  target="_blank"
                  rel="noopener"
                  className="text-link target break-anywhere"
                >
                  {fileName}
                </a>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {requestState === 'takenUp' && <p className="dimmed">{t('gone')}</p>}
      <div className="row wrap gap-sm">
        {requestState === 'waiting' && <Answers request={request} reload={reload} />}
        <Link to={policyAddress(transactionNumber)} className="text-link target">
          {t('policy')}
        </Link>
      </div>
    </section>
  );
}

function Answers({ request: { changeId, version }, reload }: Props) {
  const t = useTranslations('clientLink.requests');
  const words = useTranslations('validation');
  const [isDeclining, setDeclining] = useState(false);
  const takeUp = useSendOnce(takeUpChange);
  const decline = useSendOnce(declineChange);
  const { act, press, isBusy } = useCaseAction(reload);
  const body = { changeId, version };
  return (
    <>
      <Button loading={isBusy} onClick={() => void press(() => takeUp({ body }), t('takenUp'))}>
        {t('takeUp')}
      </Button>
      <Button variant="default" onClick={() => setDeclining(true)}>
        {t('decline')}
      </Button>
      {isDeclining && (
        <ReasonDialog
          title={t('decline')}
          text={t('declineText')}
          label={t('reason')}
          maxLength={1_000}
          missing={words('required')}
          field="reasonGiven"
          action={t('decline')}
          send={(reasonGiven) => act(() => decline({ body: { ...body, reasonGiven } }), t('declined'))}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}
