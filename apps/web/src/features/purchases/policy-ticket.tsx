import type { Confirmation } from '@onegi/contract/calls/purchases/confirmation';
import { IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { coverDays } from '../../lib/dates.ts';
import { telOf } from '../../lib/hotline.ts';
import { longDate } from '../../lib/long-date.ts';
import { formatMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './policy-ticket.module.css';

/** One fact of the ticket. */
function Fact({ name, wide = false, children }: { name: ReactNode; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? classes.wide : undefined}>
      <dt className="dimmed fine">{name}</dt>
      <dd className="tabular break-anywhere">{children}</dd>
    </div>
  );
}

/** What a client keeps of a policy: whose it is, whom and which days it covers, its number, and whom to call. */
export function PolicyTicket({ confirmation }: { confirmation: Confirmation }) {
  const t = useTranslations('apply');
  const locale = useLocale();
  const pick = useInLanguage();
  const { quote, effectiveOn, expiresOn, people, holderName, emergencyPhone, policyNumber } = confirmation;
  const [first] = people;
  return (
    <section className={`sheet ${classes.ticket}`} aria-label={t('confirmation.ticket', { number: policyNumber })}>
      <div className={`row gap-md ${classes.part}`}>
        <img src={quote.insurerImage} alt="" width={48} height={48} className="rigid rounded" />
        <div className="shrink">
          <p className="strong break-anywhere">{pick(quote.planName, quote.planNameZh)}</p>
          <p className="dimmed small">{pick(quote.insurerName, quote.insurerNameZh)}</p>
        </div>
      </div>
      <dl className={`rule-above ${classes.part} ${classes.facts}`}>
        <Fact name={t('confirmation.policyNumber')} wide>
          <span className={`heavy ${classes.number}`}>{policyNumber}</span>
        </Fact>
        <Fact name={t('confirmation.firstDay')}>
          <span className="strong">{longDate(effectiveOn, locale)}</span>
        </Fact>
        <Fact name={t('confirmation.lastDay')}>
          <span className="strong">{longDate(expiresOn, locale)}</span>{' '}
          <span className="dimmed small unbroken">
            {t('confirmation.days', { days: coverDays(effectiveOn, expiresOn) })}
          </span>
        </Fact>
        {first && (
          <Fact name={t(`details.people.${first.personKind}`)} wide={people.length > 1}>
            {people.map(({ personName }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two persons may have the same name
              <span key={at} className="block">
                {personName}
              </span>
            ))}
          </Fact>
        )}
        {(people.length !== 1 || first?.personName !== holderName) && (
          <Fact name={t('confirmation.holder')}>{holderName}</Fact>
        )}
      </dl>
      {emergencyPhone !== null && (
        <p className={`row wrap gap-sm between ${classes.part} ${classes.torn}`}>
          <span className="row gap-xs">
            <IconPhone size={20} stroke={1.5} aria-hidden className="rigid brand" />
            {t('confirmation.emergency')}
          </span>
          <a href={telOf(emergencyPhone)} className="text-link target tabular strong unbroken">
            {emergencyPhone}
          </a>
        </p>
      )}
      <dl className={`small ${classes.part} ${classes.facts} ${classes.torn}`}>
        <Fact name={t('confirmation.paid')}>{formatMoney(confirmation.totalCents)}</Fact>
        <Fact name={t('confirmation.receipt')}>{confirmation.receiptNumber}</Fact>
        <Fact name={t('confirmation.transaction')}>{confirmation.transactionNumber}</Fact>
      </dl>
    </section>
  );
}
