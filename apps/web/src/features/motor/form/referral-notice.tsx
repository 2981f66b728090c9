import type { MotorReferral } from '@onegi/contract/calls/motor/case-shapes';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../components/notice.tsx';
import { useInLanguage } from '../../../lib/use-in-language.ts';

/** So many points together refer a case. */
const REFER_POINTS = 60;

/** Which rules look at a case and what they come to, in words. */
export function ReferralNotice({ referral }: { referral: MotorReferral }) {
  const t = useTranslations('motorForm.premium.referral');
  const pick = useInLanguage();
  const { rules, referPoints } = referral;
  if (rules.length === 0) return <p className="dimmed small">{t('clean')}</p>;
  const isReferred = referPoints >= REFER_POINTS || rules.some(({ rulePoints }) => rulePoints === null);
  return (
    <Notice kind="info" title={isReferred ? t('title') : t('below')}>
      <p>{t('points', { points: referPoints })}</p>
      <ul className="stack gap-2xs">
        {rules.map(({ ruleCode, ruleText, ruleTextZh, rulePoints }) => (
          <li key={ruleCode}>
            <span className="strong tabular">{ruleCode}</span> {pick(ruleText, ruleTextZh)}
            <span className="dimmed">
              {' · '}
              {rulePoints === null ? t('refers') : t('adds', { points: rulePoints })}
            </span>
          </li>
        ))}
      </ul>
      {isReferred && <p className="dimmed">{t('waits')}</p>}
    </Notice>
  );
}
