import { setting } from '@onegi/contract/calls/common/setting';
import { type CardBrand, isCardBrand } from '@onegi/contract/fields/purchases';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../lib/queries.ts';
import classes from './accepted-cards.module.css';

/** What is printed on each brand's small card: drawings of ours, which tell them apart and are nobody's mark. */
const prints: Readonly<Record<CardBrand, string>> = {
  visa: 'M6 15 L12 5 M12 15 L18 5',
  mastercard: 'M6 7h6 M6 10h12 M6 13h8',
  amex: 'M6 6h12v8H6z M6 10h12',
  unionpay: 'M7 15 L9 5 M12 15 L14 5 M17 15 L19 5',
  jcb: 'M7 6v8 M12 6v8 M17 6v8',
};

/** The brands of cards that the gateway's page takes, by name and with a small mark. */
export function AcceptedCards() {
  const t = useTranslations('apply.pay');
  const { data } = useQuery({ ...queryOf(setting, { query: { settingKey: 'PAYMENT_CARDS' } }), staleTime: Infinity });
  const brands = String(data ?? '')
    .split(',')
    .filter(isCardBrand);
  return (
    <div className={classes.cards}>
      <p className="dimmed small" id="accepted-cards">
        {t('cards')}
      </p>
      <ul className="flex wrap gap-xs" aria-labelledby="accepted-cards">
        {brands.map((brand) => (
          <li key={brand} className={`framed inline-row small ${classes.card}`}>
            <svg width="24" height="20" viewBox="0 0 24 20" aria-hidden="true" className={classes.mark}>
              <rect x="0.75" y="2.75" width="22.5" height="14.5" rx="2.5" />
              <path d={prints[brand]} />
            </svg>
            {t(`brands.${brand}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
