import { getLineExample } from '@onegi/contract/calls/quotes/line-examples';
import type { LineCode } from '@onegi/contract/lines';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link } from '../../../components/link.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { useShownAnswer } from '../../../lib/use-shown-answer.ts';
import classes from './landing-content.module.css';

/** "Asia, 5 days, one adult, from HK$88.09": leads to the list that shows this price first. */
export function ExamplePrice({ line }: { line: LineCode }) {
  const t = useTranslations('landingPage');
  const inLanguage = useInLanguage();
  const example = useShownAnswer(getLineExample, { query: { product: line } });
  if (!example || example.totalCents === null) return null;
  return (
    <Link to={example.searchUrl} className={`unlined ${classes.example}`}>
      <span>{inLanguage(example.text, example.textZh)}</span>{' '}
      <span className={classes.examplePrice}>
        {t('from', { price: formatMoney(example.totalCents) })}
        <IconArrowRight size={18} stroke={1.75} aria-hidden />
      </span>
    </Link>
  );
}
