import { formatMoney } from '../lib/money.ts';
import classes from './price.module.css';

interface Props {
  cents: number;
  size?: 'sm' | 'md' | 'lg';
  /** The price before the discount: read out and struck through. */
  struck?: boolean;
}

/** Money with figures of one width, so that columns of prices line up. */
export function Price({ cents, size = 'md', struck = false }: Props) {
  const text = formatMoney(cents);
  const className = `${classes.price} ${classes[size]}`;
  return struck ? (
    <s className={`${className} ${classes.struck}`}>{text}</s>
  ) : (
    <span className={className}>{text}</span>
  );
}
