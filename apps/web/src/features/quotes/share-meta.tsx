import type { AnswerOf } from '@onegi/contract/call';
import type { openShare } from '@onegi/contract/calls/quotes/shares';
import { useLocale, useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { formatMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';

/** Title, description and picture of a shared link, as messengers and networks show it. Never more than the link itself shows. */
export function ShareMeta({ share }: { share: AnswerOf<typeof openShare> }) {
  const t = useTranslations('quoteList.share');
  const inLanguage = useInLanguage();
  const locale = useLocale();
  const line = inLanguage(share.lineName, share.lineNameZh);
  const prices = share.plans.flatMap(({ totalCents }) => totalCents ?? []);
  const price = prices.length > 0 ? formatMoney(Math.min(...prices)) : '';
  const title =
    share.sharedKind === 'comparison'
      ? t('comparison', { line })
      : t('listFrom', { line, count: share.plans.length, price });
  const names = share.plans.map(({ planName, planNameZh }) => inLanguage(planName, planNameZh));
  const shown = share.sharedKind === 'comparison' ? names.join(t('separator')) : '';
  const description = [shown, inLanguage(share.searchText, share.searchTextZh)].filter(Boolean).join(' · ');
  return (
    <>
      <PageHead title={title} description={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="OneGI" />
      <meta property="og:locale" content={locale === 'en' ? 'en_HK' : 'zh_HK'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${share.pictureUrl}/${locale}.png`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
