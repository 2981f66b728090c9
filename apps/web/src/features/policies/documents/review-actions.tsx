import { Button } from '@mantine/core';
import { reviewPolicyDocument } from '@onegi/contract/calls/policies/documents';
import { MOST_OF_A_CORRECTION } from '@onegi/contract/fields/policy-documents';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCaseAction } from '../../../components/case/use-case-action.ts';
import { ReasonDialog } from '../../../components/reason-dialog.tsx';
import { callApi } from '../../../lib/api.ts';

interface Props {
  documentId: string;
  fileName: string;
  reload: () => Promise<unknown>;
}

/** The office accepts a document, or says what has to be corrected. */
export function ReviewActions({ documentId, fileName, reload }: Props) {
  const t = useTranslations('policyDocuments');
  const { act, press, isBusy } = useCaseAction(reload);
  const [isAsking, setAsking] = useState(false);
  const body = { documentId, status: 'accepted' } as const;
  const accept = () => press(() => callApi(reviewPolicyDocument, { body }), t('accepted'));
  return (
    <div className="row wrap gap-xs">
      <Button
        variant="default"
        loading={isBusy}
        aria-label={t('acceptNamed', { name: fileName })}
        onClick={() => void accept()}
      >
        {t('accept')}
      </Button>
      <Button
        variant="default"
        disabled={isBusy}
        aria-label={t('askCorrectionNamed', { name: fileName })}
        onClick={() => setAsking(true)}
      >
        {t('askCorrection')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('askCorrectionNamed', { name: fileName })}
          text={t('correctionLead')}
          label={t('correctionNote')}
          maxLength={MOST_OF_A_CORRECTION}
          missing={t('required')}
          field="note"
          action={t('askCorrection')}
          send={(note) =>
            act(
              () => callApi(reviewPolicyDocument, { body: { documentId, status: 'toCorrect', note } }),
              t('correctionAsked'),
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
