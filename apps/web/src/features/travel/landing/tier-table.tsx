import { useTranslations } from 'use-intl';
import classes from './landing.module.css';

const tiers = ['B', 'S', 'P'] as const;

/** Typical limits of the market in whole HK$, to read the tiers by; null is not covered. Real plans state their own. */
const rows = [
  ['medical', [300_000, 1_000_000, 1_500_000]],
  ['cancellation', [10_000, 30_000, 50_000]],
  ['baggage', [5_000, 15_000, 25_000]],
  ['delay', [800, 2_400, 4_000]],
  ['cash', [null, 300, 500]],
  ['liability', [1_000_000, 2_500_000, 5_000_000]],
] as const;

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

export function TierTable() {
  const t = useTranslations('travel.landing');
  return (
    <section className={classes.band} aria-labelledby="compare">
      <div className="container section">
        <h2 id="compare">{t('compareTitle')}</h2>
        <p className={`dimmed ${classes.under}`}>{t('compareLead')}</p>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('benefit')}</th>
              {tiers.map((tier) => (
                <th key={tier} scope="col" className={classes.figure}>
                  {t(`tiers.${tier}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, limits]) => (
              <tr key={name}>
                <th scope="row">{t(`rows.${name}`)}</th>
                {tiers.map((tier, index) => {
                  const limit = limits[index];
                  return (
                    <td key={tier} className={classes.figure}>
                      {limit ? grouped(limit) : t('notCovered')}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
