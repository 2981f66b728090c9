import { useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import { Wordmark } from '../components/wordmark.tsx';
import { BuyMenu } from './buy-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PhoneDrawer } from './phone-drawer.tsx';
import classes from './shell.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserArea } from './user-area.tsx';

export function Header() {
  const t = useTranslations('common.nav');
  return (
    <header className={classes.header}>
      <div className={`container ${classes.bar}`}>
        <Link to="/" className={classes.brand} aria-label={t('home')}>
          <Wordmark />
        </Link>
        <BuyMenu />
        <UserArea place="bar" />
        <LanguageSwitch className={classes.control as string} />
        <ThemeSwitch className={`${classes.control} ${classes.onlyWide} ${classes.edge}`} />
        <PhoneDrawer />
      </div>
    </header>
  );
}
