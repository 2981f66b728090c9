import type { LineExample } from '@onegi/contract/calls/quotes/line-examples';
import type { LineCode } from '@onegi/contract/lines';
import { useTranslations } from 'use-intl';
import { breadcrumbData, StructuredData, usePageAddress } from '../../../components/structured-data.tsx';
import { lineNames, linePages } from '../../../lib/line-pages.ts';
import { tiers } from '../../../lib/plan-tiers.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { useLineTexts } from '../line-texts.ts';
import type { Asked } from './landing-props.ts';

interface Props {
  line: LineCode;
  example: LineExample;
  asked: readonly Asked[];
}

const priceOf = (cents: number) => (cents / 100).toFixed(2);

/** What the page shows, once more for search engines: nothing stands here that is not read on it. */
export function LandingData({ line, example, asked }: Props) {
  const t = useTranslations('landingPage');
  const lines = useTranslations('lineNames');
  const text = useLineTexts(lineNames[line]);
  const inLanguage = useInLanguage();
  const addressOf = usePageAddress();
  const name = lines(`${line}.full`);
  const here = addressOf(linePages[line].landing);
  const { totalCents, highestCents, pricedPlans } = example;
  const seller = { '@type': 'Organization', name: inLanguage(example.insurerName, example.insurerNameZh) };
  const offers = example.tiers.flatMap(({ totalCents: cents }, at) =>
    cents === null
      ? []
      : [
          {
            '@type': 'Offer',
            name: t(`tiers.${tiers[at] ?? 'B'}`),
            price: priceOf(cents),
            priceCurrency: 'HKD',
            seller,
          },
        ],
  );
  const product = totalCents !== null &&
    highestCents !== null && {
      '@type': 'Product',
      name,
      description: text('landing.lead'),
      url: here,
      offers: {
        '@type': 'AggregateOffer',
        description: inLanguage(example.text, example.textZh),
        priceCurrency: 'HKD',
        lowPrice: priceOf(totalCents),
        highPrice: priceOf(highestCents),
        offerCount: pricedPlans,
        url: addressOf(example.searchUrl),
        offers,
      },
    };
  return (
    <StructuredData
      graph={[
        ...(product ? [product] : []),
        {
          '@type': 'FAQPage',
          mainEntity: asked.map(({ q, a }) => ({
            '@type': 'Question',
            name: q,
            acceptedAnswer: { '@type': 'Answer', text: a },
          })),
        },
        breadcrumbData([
          { name: t('homePage'), address: addressOf('/') },
          { name, address: here },
        ]),
        { '@type': 'Organization', name: 'OneGI', url: addressOf('/') },
      ]}
    />
  );
}
