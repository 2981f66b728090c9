import type { ShortExample } from '@onegi/contract/calls/quotes/line-examples';
import { lineCodes } from '@onegi/contract/lines';
import { useTranslations } from 'use-intl';
import { lineIcons } from '../../components/line-icons.tsx';
import { Link } from '../../components/link.tsx';
import { formatMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './home-content.module.css';

/** One example of every line, with the price that its list shows first. */
export function ExamplePrices({ examples }: { examples: readonly ShortExample[] }) {
  const t = useTranslations('frontContent');
  return (
    <section className="container section" aria-labelledby="prices">
      <h2 id="prices">{t('pricesTitle')}</h2>
      <p className={`dimmed ${classes.lead}`}>{t('pricesLead')}</p>
      <ul className={classes.prices}>
        {examples.map((example) => (
          <li key={example.line}>
            <ExampleCard example={example} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExampleCard({ example: { line: code, text, textZh, totalCents, searchUrl } }: { example: ShortExample }) {
  const t = useTranslations('frontContent');
  const names = useTranslations('lineNames');
  const inLanguage = useInLanguage();
  const line = lineCodes.find((known) => known === code) ?? 'TRAVEL';
  const Icon = lineIcons[line];
  return (
    <Link to={searchUrl} className={`framed unlined ${classes.card}`}>
      <Icon size={24} stroke={1.5} className="brand" aria-hidden />
      <span className={classes.name}>{names(`${line}.name`)}</span>
      <span className={`dimmed fine ${classes.example}`}>{inLanguage(text, textZh)}</span>
      <span className={classes.price}>
        {totalCents === null ? t('onRequest') : t('from', { price: formatMoney(totalCents) })}
      </span>
    </Link>
  );
}
