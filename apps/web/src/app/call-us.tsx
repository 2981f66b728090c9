import { IconPhone } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'use-intl';
import { telOf, useHotline } from '../lib/hotline.ts';
import { localePath } from '../lib/locale-path.ts';
import classes from './shell.module.css';

interface Props {
  className: string;
  /** Says what it is for beside the number; in the header the picture does. */
  withText?: boolean;
}

/** The hotline; until its number is known its place is kept, and leads to the contact page. */
export function CallUs({ className, withText = false }: Props) {
  const t = useTranslations('common');
  const locale = useLocale();
  const known = useHotline();
  const name = known ? t('nav.callUsAt', { number: known.hotline }) : t('nav.callUs');
  return (
    <a href={known ? telOf(known.hotline) : localePath('/contactUs', locale)} className={className} aria-label={name}>
      <IconPhone size={22} stroke={1.75} aria-hidden />
      {withText ? (
        name
      ) : (
        <span className={classes.callNumber} data-known={known !== undefined}>
          {known?.hotline ?? t('footer.hotlineNumber')}
        </span>
      )}
    </a>
  );
}
