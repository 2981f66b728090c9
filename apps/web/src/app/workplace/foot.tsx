import { menuGroups } from '@onegi/contract/menus';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { telOf, useHotline } from '../../lib/hotline.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './workplace.module.css';

const legal = ['privacy', 'terms', 'disclaimer', 'security'] as const;

/** One line: whose site it is, what binds, and whom to call. */
export function Foot() {
  const t = useTranslations();
  return (
    <footer className={`row wrap dimmed fine rule-above no-print ${classes.foot}`}>
      <p>{t('frame.rights')}</p>
      <nav aria-label={t('frame.legal')}>
        <ul className={`row wrap ${classes.legal}`}>
          {legal.map((item) => (
            <li key={item}>
              <Link to={menuGroups.about[item].path} className={`text-link ${classes.footLink}`}>
                {t(`menus.${item}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Hotline />
    </footer>
  );
}

function Hotline() {
  const t = useTranslations('frame');
  const known = useHotline();
  const pick = useInLanguage();
  return (
    <p className={`tabular ${classes.hotline}`} data-known={known !== undefined}>
      {known && (
        <a href={telOf(known.hotline)} className={`text-link ${classes.footLink}`}>
          {t('hotline', { number: known.hotline, hours: pick(known.hours, known.hours9) })}
        </a>
      )}
    </p>
  );
}
