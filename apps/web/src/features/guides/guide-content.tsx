import { type GuideBenefit, getBenefitGuide } from '@onegi/contract/calls/quotes/benefit-guide';
import { type GuideName, guides, guidesOf } from '@onegi/contract/guides';
import { useLocale, useTranslations } from 'use-intl';
import { BenefitText } from '../../components/benefit-text.tsx';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { GuideLinks } from '../../components/guide-links.tsx';
import { guideTitleParts } from '../../components/guide-title.ts';
import { Link } from '../../components/link.tsx';
import { breadcrumbData, StructuredData, usePageAddress } from '../../components/structured-data.tsx';
import { linePages } from '../../lib/line-pages.ts';
import type { Locale } from '../../lib/locale-path.ts';
import { longDate } from '../../lib/long-date.ts';
import { tiers } from '../../lib/plan-tiers.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useShownAnswer } from '../../lib/use-shown-answer.ts';
import classes from './guide.module.css';

/** A guide's tables, one for each benefit, and the line's main exclusions. */
export function GuideContent({ name }: { name: GuideName }) {
  const { line, group } = guides[name];
  const t = useTranslations('guides');
  const frame = useTranslations('landingPage');
  const lines = useTranslations('lineNames');
  const locale = useLocale() as Locale;
  const inLanguage = useInLanguage();
  const addressOf = usePageAddress();
  const guide = useShownAnswer(getBenefitGuide, { query: { product: line, group } });
  if (!guide) return null;
  const count = guide.benefits[0]?.insurers.flatMap(({ plans }) => plans).length ?? 0;
  const title = t(`topics.${name}.title`);
  // The line is named before it.
  const [, topic] = guideTitleParts(title);
  const lineName = lines(`${line}.full`);
  const above = [{ name: lineName, path: linePages[line].landing }];
  const path = `/guides/${name}`;
  return (
    <>
      <p className="small mt-xs">{t('tariff', { count, date: longDate(guide.tariffFrom, locale) })}</p>
      {guide.benefits.map((benefit) => (
        <BenefitTable key={benefit.benefitCode} benefit={benefit} />
      ))}
      {guide.exclusions.length > 0 && (
        <section aria-labelledby="exclusions" className={classes.section}>
          <h2 id="exclusions">{t('exclusionsTitle')}</h2>
          <p className="dimmed mt-xs">{t('exclusionsLead')}</p>
          <ul className="bullets stack gap-xs readable mt-sm">
            {guide.exclusions.map(({ text, textZh }) => (
              <li key={text}>{inLanguage(text, textZh)}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="others" className={classes.section}>
        <h2 id="others">{t('others', { line: lineName })}</h2>
        <Link to={linePages[line].landing} className="text-link target">
          {t('compare')}
        </Link>
        <GuideLinks names={guidesOf(line).filter((other) => other !== name)} />
      </section>
      <Breadcrumb label={frame('breadcrumb')} home={frame('homePage')} above={above} here={topic} />
      <StructuredData
        graph={[
          {
            '@type': 'Article',
            headline: title,
            description: t(`topics.${name}.description`),
            dateModified: guide.tariffFrom,
            url: addressOf(path),
            publisher: { '@type': 'Organization', name: 'OneGI', url: addressOf('/') },
          },
          breadcrumbData([
            { name: frame('homePage'), address: addressOf('/') },
            ...above.map((step) => ({ name: step.name, address: addressOf(step.path) })),
            { name: topic, address: addressOf(path) },
          ]),
        ]}
      />
    </>
  );
}

/** 'HK$5,000' and no word beside it: such figures stand below each other by their last digits. */
const isAmount = (text: string) => /^\+?HK\$[\d,.]+$/.test(text);

function BenefitTable({ benefit }: { benefit: GuideBenefit }) {
  const t = useTranslations('guides');
  const inLanguage = useInLanguage();
  const id = `benefit-${benefit.benefitCode}`;
  const covering = benefit.insurers.flatMap(({ plans }) => plans).filter(({ covered }) => covered);
  const isAmounts = covering.length > 0 && covering.every(({ text }) => isAmount(text));
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id} className="capital">
        {inLanguage(benefit.benefit, benefit.benefitZh)}
      </h2>
      <table className={classes.table} aria-labelledby={id} data-amounts={isAmounts || undefined}>
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
          {benefit.insurers.map(({ insurer, insurerName, insurerNameZh, plans }) => (
            <tr key={insurer}>
              <th scope="row">{inLanguage(insurerName, insurerNameZh)}</th>
              {tiers.map((tier) => {
                const found = plans.find((plan) => plan.tier === tier);
                return (
                  <td key={tier} data-plan={found?.plan} data-lacking={!found?.covered || undefined}>
                    {found ? <BenefitText text={inLanguage(found.text, found.textZh)} /> : t('notSold')}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
