import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import { liveMotorStates } from '@onegi/contract/fields/motor';
import { useTranslations } from 'use-intl';
import { Notice } from '../../components/notice.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useFieldName } from './field-names.ts';

/** What whoever opens the case must know first: why it was referred, what is to be corrected, how it ended. */
export function CaseNotices({ motorCase }: { motorCase: MotorCase }) {
  const t = useTranslations('motorDesk');
  const nameOf = useFieldName();
  const { state, noteGiven, fieldsGiven } = motorCase;
  const note = noteGiven && (
    <p className="break-anywhere" style={{ whiteSpace: 'pre-line' }}>
      {noteGiven}
    </p>
  );
  return (
    <>
      {state === 'returned' && (
        <Notice kind="info" title={t('returned.title')}>
          {fieldsGiven.length > 0 && (
            <p>
              {t('returned.fields')}: <strong>{fieldsGiven.map(nameOf).join(' · ')}</strong>
            </p>
          )}
          {note}
        </Notice>
      )}
      {(state === 'cleared' || state === 'declined' || state === 'cancelled') && note && (
        <Notice kind="info" title={t(`closing.${state}`)}>
          {note}
        </Notice>
      )}
      {motorCase.isReferred && liveMotorStates.includes(state) && <Referral motorCase={motorCase} />}
    </>
  );
}

/** The rules that have fired, in words, with their points. */
function Referral({ motorCase: { referral } }: { motorCase: MotorCase }) {
  const t = useTranslations('motorDesk.referral');
  const pick = useInLanguage();
  if (!referral || referral.rules.length === 0) return null;
  return (
    <Notice kind="info" title={t('title')}>
      <ul className="bullets">
        {referral.rules.map(({ ruleCode, ruleText, ruleTextZh, rulePoints }) => (
          <li key={ruleCode}>
            <span className="tabular">{ruleCode}</span> {pick(ruleText, ruleTextZh)} (
            {rulePoints === null ? t('always') : t('points', { points: rulePoints })})
          </li>
        ))}
      </ul>
      {referral.referPoints > 0 && <p>{t('total', { points: referral.referPoints })}</p>}
    </Notice>
  );
}
