import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import { useLocale, useTranslations } from 'use-intl';
import { dayAndTime } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { useInsurerNames } from './use-case-lists.ts';

/** The premium that is frozen, in a sentence. */
export function QuoteState({ motorCase, isChanged = false }: { motorCase: MotorCase; isChanged?: boolean }) {
  const t = useTranslations('motorForm.premium');
  const locale = useLocale();
  const pick = useInLanguage();
  const insurerName = useInsurerNames();
  const { quote, expiresAt } = motorCase;
  if (!quote) return <p className="dimmed">{t('none')}</p>;
  const params = {
    when: dayAndTime(quote.quotedAt, locale),
    plan: `${insurerName(quote.insurerCode)}\u00a0· ${pick(quote.planName, quote.planNameZh)}`,
  };
  return (
    <p>
      <span className="strong">
        {quote.premium
          ? t('frozen', { ...params, total: formatMoney(quote.premium.totalCents) })
          : t('noTotal', params)}
      </span>
      {expiresAt && <span className="block">{t('expires', { when: dayAndTime(expiresAt, locale) })}</span>}
      {isChanged && <span className="block error-text">{t('changed')}</span>}
    </p>
  );
}
