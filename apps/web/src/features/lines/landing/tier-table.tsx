import type { LineExample } from '@onegi/contract/calls/quotes/line-examples';
import type { LineCode } from '@onegi/contract/lines';
import { useTranslations } from 'use-intl';
import { BenefitText } from '../../../components/benefit-text.tsx';
import { Link } from '../../../components/link.tsx';
import { lineNames, linePages } from '../../../lib/line-pages.ts';
import { formatMoney } from '../../../lib/money.ts';
import { tiers } from '../../../lib/plan-tiers.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { useLandingTexts } from '../line-texts.ts';
import classes from './landing.module.css';
import table from './tier-limits.module.css';

interface Props {
  line: LineCode;
  /** Benefits to show, by their codes in the schedule. */
  compared: readonly string[];
  example: LineExample;
}

/** How Basic, Standard and Premier differ, by the plans of one insurer as they are sold today, and what they cost. */
export function TierTable({ line, compared, example }: Props) {
  const t = useTranslations('landingPage');
  return (
    <section className={classes.band} aria-labelledby="compare">
      <div className="container section">
        <h2 id="compare">{t('compareTitle')}</h2>
        <p className={`dimmed ${classes.under}`}>{t('compareLead')}</p>
        <div className={classes.tiers}>
          {example.tiers.length > 0 ? (
            <Limits line={line} compared={compared} example={example} />
          ) : (
            <Link to={linePages[line].search} className="text-link">
              {t('compareElsewhere')}
            </Link>
          )}
        </div>
        <AllPlans example={example} />
      </div>
    </section>
  );
}

function AllPlans({ example }: Pick<Props, 'example'>) {
  const t = useTranslations('landingPage');
  const inLanguage = useInLanguage();
  const { totalCents, highestCents, pricedPlans } = example;
  if (totalCents === null || highestCents === null) return null;
  return (
    <p className={`row wrap ${classes.allPlans}`}>
      {t('allPlans', {
        example: inLanguage(example.text, example.textZh),
        count: pricedPlans,
        least: formatMoney(totalCents),
        most: formatMoney(highestCents),
      })}{' '}
      <Link to={example.searchUrl} className="text-link target">
        {t('showAll')}
      </Link>
    </p>
  );
}

function Limits({ line, compared, example }: Props) {
  const t = useTranslations('landingPage');
  const text = useLandingTexts(lineNames[line]);
  const inLanguage = useInLanguage();
  const insurer = inLanguage(example.insurerName, example.insurerNameZh);
  const limits = compared.flatMap((code) => example.rows.find(({ benefitCode }) => benefitCode === code) ?? []);
  return (
    <table className={table.table}>
      <caption>{text('compareCaption', { insurer })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('benefit')}</th>
          {tiers.map((tier) => (
            <th key={tier} scope="col" className={table.figure}>
              {t(`tiers.${tier}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={table.prices}>
          <th scope="row">{t('examplePrice', { example: inLanguage(example.text, example.textZh) })}</th>
          {example.tiers.map(({ plan, totalCents }) => (
            <td key={plan} className={table.figure}>
              {totalCents === null ? t('noPrice') : formatMoney(totalCents)}
            </td>
          ))}
        </tr>
        {limits.map((row) => (
          <tr key={row.benefitCode}>
            <th scope="row">{inLanguage(row.benefit, row.benefitZh)}</th>
            {[
              inLanguage(row.content1, row.content1Zh),
              inLanguage(row.content2 ?? '', row.content2Zh ?? ''),
              inLanguage(row.content3 ?? '', row.content3Zh ?? ''),
            ].map((content, at) => (
              <td key={tiers[at]} className={table.figure}>
                <BenefitText text={content} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
