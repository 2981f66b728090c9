import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import classes from './company.module.css';
import { Facts } from './facts.tsx';
import { OnePrice } from './one-price.tsx';

/** What is different here. */
export default function WhyPage() {
  const t = useTranslations('company.why');
  return (
    <div className="container page">
      <PageHead title={t('title')} description={t('description')} path="/whyOneGI" />
      <header className="readable">
        <h1>{t('title')}</h1>
        <p className="dimmed large mt-sm close-set">{t('lead')}</p>
      </header>
      <Facts />
      <article className={`prose stack two-columns tablet-one-column ${classes.reasons}`}>
        <section className={classes.wide}>
          <h2>{t('price.title')}</h2>
          <p>{t('price.p1')}</p>
          <p>{t('price.p2')}</p>
          <OnePrice />
          <ul>
            {(['l1', 'l2', 'l3'] as const).map((entry) => (
              <li key={entry}>{t(`price.${entry}`)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t('cover.title')}</h2>
          <p>{t('cover.p1')}</p>
          <p>{t('cover.p2')}</p>
          <ul>
            {(['l1', 'l2', 'l3'] as const).map((entry) => (
              <li key={entry}>{t(`cover.${entry}`)}</li>
            ))}
          </ul>
          <Link to="/travelIndex" className="text-link target self-start">
            {t('cover.action')}
          </Link>
        </section>
        <section>
          <h2>{t('cases.title')}</h2>
          <p>{t('cases.p1')}</p>
          <p>{t('cases.p2')}</p>
          <Link to="/requests" className="text-link target self-start">
            {t('cases.action')}
          </Link>
        </section>
        <section className={`sheet tinted ${classes.honest}`}>
          <h2>{t('honest.title')}</h2>
          <p>{t('honest.p1')}</p>
          <Link to="/disclaimer" className="text-link target self-start">
            {t('honest.action')}
          </Link>
        </section>
      </article>
    </div>
  );
}
