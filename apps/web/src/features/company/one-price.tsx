import { IconFileInvoice, IconList, IconMail, IconReceipt2, IconTable } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './company.module.css';

const steps = [
  ['list', IconList],
  ['compare', IconTable],
  ['link', IconMail],
  ['pay', IconFileInvoice],
  ['receipt', IconReceipt2],
] as const;

/** The places in which a quote's total stands, all of them the same. */
export function OnePrice() {
  const t = useTranslations('company.why.price');
  return (
    <figure className={`sheet ${classes.way}`}>
      <figcaption className="small strong">{t('example')}</figcaption>
      <ol className="stack gap-sm mt-md">
        {steps.map(([step, Icon]) => (
          <li key={step} className="stack gap-xs small relative centre-text">
            <Icon size={22} stroke={1.5} className="brand" aria-hidden />
            <span>{t(`steps.${step}`)}</span>
            <span className="saved fine strong">{t('same')}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
