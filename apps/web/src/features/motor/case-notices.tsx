import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import { useTranslations } from 'use-intl';
import { Notice } from '../../components/notice.tsx';
import { useFieldName } from './field-names.ts';
import { ReferralNotice } from './form/referral-notice.tsx';
import type { MotorStep } from './motor-address.ts';

interface Props {
  motorCase: MotorCase;
  step: MotorStep;
}

/** What whoever opens the case must know first: why it was referred, what is to be corrected, how it ended. */
export function CaseNotices({ motorCase, step }: Props) {
  const t = useTranslations('motorDesk');
  const { state, noteGiven, fieldsGiven, referral } = motorCase;
  const nameOf = useFieldName();
  const note = noteGiven && (
    <p className="break-anywhere" style={{ whiteSpace: 'pre-line' }}>
      {noteGiven}
    </p>
  );
  return (
    <>
      {state === 'returned' && (
        <Notice kind="info" title={t('returned.title')}>
          {fieldsGiven.length > 0 && <p>{t('returned.fields', { fields: fieldsGiven.map(nameOf).join(' · ') })}</p>}
          {note}
        </Notice>
      )}
      {(state === 'cleared' || state === 'declined' || state === 'cancelled') && note && (
        <Notice kind="info" title={t(`closing.${state}`)}>
          {note}
        </Notice>
      )}
      {/* Beside the premium it stands with it. */}
      {step === 'detail' && state === 'referred' && referral && <ReferralNotice referral={referral} />}
    </>
  );
}
