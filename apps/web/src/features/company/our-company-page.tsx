import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { FramedScene } from '../../components/scenes/framed-scene.tsx';
import classes from './company.module.css';
import { Facts } from './facts.tsx';

/** Who OneGI would be, and that it is invented. */
export default function OurCompanyPage() {
  const t = useTranslations('company.our');
  return (
    <div className="container page">
      <PageHead title={t('title')} description={t('description')} path="/ourCompany" />
      <div className={`stack ${classes.hero}`}>
        <header className="readable">
          <h1>{t('title')}</h1>
          <p className="dimmed large mt-sm close-set">{t('lead')}</p>
        </header>
        <FramedScene name="HOMEPAGE" viewBox="640 120 700 400" />
      </div>
      <article className={`prose stack two-columns tablet-one-column ${classes.reasons}`}>
        <section>
          <h2>{t('does.title')}</h2>
          <p>{t('does.p1')}</p>
          <p>{t('does.p2')}</p>
        </section>
        <section>
          <h2>{t('side.title')}</h2>
          <p>{t('side.p1')}</p>
        </section>
        <section>
          <h2>{t('earn.title')}</h2>
          <p>{t('earn.p1')}</p>
        </section>
        <section>
          <h2>{t('values.title')}</h2>
          <ul>
            {(['l1', 'l2', 'l3', 'l4'] as const).map((entry) => (
              <li key={entry}>{t(`values.${entry}`)}</li>
            ))}
          </ul>
        </section>
        <section className={classes.wide}>
          <h2>{t('facts.title')}</h2>
          <Facts />
        </section>
        <section className={`sheet tinted ${classes.honest}`}>
          <h2>{t('invented.title')}</h2>
          <p>{t('invented.p1')}</p>
          <p className="flex wrap" style={{ gap: '0 var(--mantine-spacing-xl)' }}>
            <Link to="/contactUs" className="text-link target self-start">
              {t('contact')}
            </Link>
            <Link to="/whyOneGI" className="text-link target self-start">
              {t('why')}
            </Link>
          </p>
        </section>
      </article>
    </div>
  );
}
