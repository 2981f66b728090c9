import type { WorkedIncident } from '@onegi/contract/calls/incidents/worked-incident';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { formatMoney } from '../../lib/money.ts';
import { tiers } from '../../lib/plan-tiers.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './home-content.module.css';

const wholeMoney = (cents: number) => formatMoney(cents).replace(/\.00$/, '');

/** One incident, and what every plan would pay for it. */
export function IncidentPayouts({ worked }: { worked: WorkedIncident }) {
  const t = useTranslations('frontContent');
  const inLanguage = useInLanguage();
  const most = Math.max(...worked.insurers.flatMap(({ plans }) => plans.map(({ amountCents }) => amountCents)));
  return (
    <section className={classes.band} aria-labelledby="incident">
      <div className="container section">
        <h2 id="incident">{t('incidentTitle', { incident: inLanguage(worked.title, worked.titleZh) })}</h2>
        <p className={`dimmed ${classes.lead}`}>
          {t('incidentLead', { loss: wholeMoney(worked.lossCents), example: inLanguage(worked.text, worked.textZh) })}
        </p>
        <table className={classes.payouts}>
          <thead>
            <tr>
              <th scope="col">{t('insurer')}</th>
              {tiers.map((tier) => (
                <th key={tier} scope="col">
                  {t(`tiers.${tier}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {worked.insurers.map(({ insurer, insurerName, insurerNameZh, plans }) => (
              <tr key={insurer}>
                <th scope="row">{inLanguage(insurerName, insurerNameZh)}</th>
                {tiers.map((tier) => {
                  const paid = plans.find((plan) => plan.tier === tier);
                  return (
                    <td key={tier} data-most={(paid && most > 0 && paid.amountCents === most) || undefined}>
                      {paid ? <Payout cents={paid.amountCents} most={most} /> : '–'}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={`dimmed fine ${classes.illustration}`}>
          {inLanguage(worked.illustration, worked.illustrationZh)}
        </p>
        <Link to={worked.searchUrl} className="text-link target">
          {t('incidentLink')}
        </Link>
      </div>
    </section>
  );
}

function Payout({ cents, most }: { cents: number; most: number }) {
  const t = useTranslations('frontContent');
  if (cents === 0) return <span className="dimmed">{t('paysNothing')}</span>;
  return (
    <>
      {wholeMoney(cents)}
      <span className={classes.share} style={{ width: `${Math.round((cents / most) * 100)}%` }} aria-hidden />
    </>
  );
}
