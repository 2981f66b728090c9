import type { InsurerCase } from '@onegi/contract/calls/requests/commercial/insurer-answer';
import { useLocale, useTranslations } from 'use-intl';
import { dayAndTime, longDate } from '../../lib/long-date.ts';
import { formatMoney } from '../../lib/money.ts';

/** What the insurer answered last. Before that, nothing. */
export function LastAnswer({ offer }: Pick<InsurerCase, 'offer'>) {
  const t = useTranslations('insurerLink');
  const locale = useLocale();
  if (!offer.answeredAt) return null;
  const { premiumCents, totalCents, validUntil, insurerReference, excess, conditions, remark, files } = offer;
  const saysWhy = premiumCents === null;
  const facts = [
    [t('fields.premium'), premiumCents === null ? '' : formatMoney(premiumCents)],
    [t('total'), totalCents === null ? '' : formatMoney(totalCents)],
    [t('fields.validUntil'), validUntil ? longDate(validUntil, locale) : ''],
    [t('fields.reference'), insurerReference],
    [t('fields.excess'), excess],
    [t('fields.conditions'), conditions],
    [
      t(saysWhy && offer.offerState === 'notQuoting' ? 'fields.reason' : saysWhy ? 'fields.needs' : 'fields.comment'),
      remark,
    ],
    [t('fields.files'), files.map(({ fileName }) => fileName).join(', ')],
  ].filter(([, text]) => text !== '');
  return (
    <div className="framed stack gap-sm tinted p-card">
      <div>
        <p className="strong">{t(`states.${offer.offerState}`)}</p>
        <p className="dimmed small">{t('last', { moment: dayAndTime(offer.answeredAt, locale) })}</p>
        {offer.offerState === 'accepted' && <p className="small">{t('acceptedText')}</p>}
      </div>
      {facts.length > 0 && (
        <dl className="stack gap-sm">
          {facts.map(([label, text]) => (
            <div key={label} className="fact">
              <dt className="dimmed small">{label}</dt>
              <dd className="break-anywhere pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
