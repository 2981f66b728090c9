import { useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import { PaintFromHere } from '../components/paint-from-here.tsx';
import { Wordmark } from '../components/wordmark.tsx';
import { CallUs } from './call-us.tsx';
import { DrawerButton } from './drawer-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainMenu } from './main-menu.tsx';
import classes from './shell.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserArea } from './user-area.tsx';

export function Header() {
  const t = useTranslations('common.nav');
  return (
    <header className={`no-print ${classes.header}`}>
      <div className={`container row gap-xs ${classes.bar}`}>
        <Link to="/" className={`row brand ${classes.brand}`} aria-label={t('home')}>
          <Wordmark />
        </Link>
        <MainMenu />
        <CallUs className={`plain-button target small unbroken ${classes.control}`} />
        <UserArea place="bar" />
        <LanguageSwitch className={`plain-button target small unbroken ${classes.control}`} />
        <ThemeSwitch
          className={`plain-button target small unbroken ${classes.control} ${classes.onlyWide} ${classes.edge}`}
        />
        <DrawerButton />
      </div>
      <PaintFromHere />
    </header>
  );
}
