import { lineCodes } from '@onegi/contract/lines';
import { useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import { linePages } from './lines.ts';
import classes from './shell.module.css';

export function Footer() {
  const t = useTranslations('common');
  return (
    <footer className={classes.footer}>
      <div className="container">
        <div className={classes.columns}>
          <section>
            <h2>{t('footer.hotline')}</h2>
            <p className={classes.number}>{t('footer.hotlineNumber')}</p>
            <p>{t('footer.hotlineHours')}</p>
            <p className="dimmed">{t('footer.hotlineNote')}</p>
            <Link to="/requests" className={`text-link ${classes.footLink}`}>
              {t('footer.requests')}
            </Link>
          </section>
          <section>
            <h2>{t('footer.buy')}</h2>
            <ul className={classes.lines}>
              {lineCodes.map((line) => (
                <li key={line}>
                  <Link to={linePages[line].landing} className={`text-link ${classes.footLink}`}>
                    {t(`lines.${line}.full`)}
                  </Link>
                </li>
              ))}
              <li>
                <Link to="/smeIndex" className={`text-link ${classes.footLink}`}>
                  {t('footer.business')}
                </Link>
              </li>
            </ul>
          </section>
          <section>
            <h2>{t('footer.demoTitle')}</h2>
            <p className="dimmed">{t('footer.demo')}</p>
          </section>
        </div>
        <div className={classes.legal}>
          <p>{t('footer.reference')}</p>
          <p>{t('footer.rights')}</p>
        </div>
      </div>
    </footer>
  );
}
