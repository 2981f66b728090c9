import { useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import { useMenuGroups } from './menu-groups.ts';
import classes from './shell.module.css';

/** What stands in the footer beside the hotline. */
export function FooterLinks() {
  const t = useTranslations('siteFooter');
  return (
    <>
      <nav aria-label={t('links')} className={`stack between ${classes.columns}`}>
        {useMenuGroups().map(({ code, name, items }) => (
          <section key={code} data-group={code}>
            <h2>{name}</h2>
            <ul>
              {items.map((item) => (
                <li key={item.path}>
                  <Link to={item.path} className={`text-link ${classes.footLink}`}>
                    {item.name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={`stack rule-above dimmed fine ${classes.legal}`}>
        <p>
          <strong>{t('demoTitle')}</strong>
          {t('demo')}
        </p>
        <p>{t('hotlineNote')}</p>
        <p>{t('reference')}</p>
        <p>{t('rights')}</p>
      </div>
    </>
  );
}
