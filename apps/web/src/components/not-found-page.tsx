import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link } from './link.tsx';
import classes from './message-page.module.css';
import { PageHead } from './page-head.tsx';
import { Scene } from './scenes/scene.tsx';

export default function NotFoundPage() {
  const t = useTranslations('common.notFound');
  return (
    <section className={`night ${classes.lost}`}>
      <PageHead title={t('title')} description={t('description')} />
      <div className="container">
        <div className={`night-words ${classes.page}`}>
          <Scene name="SHORE" />
          <p className={classes.mark} aria-hidden="true">
            404
          </p>
          <h1>{t('title')}</h1>
          <p className="large">{t('sentence')}</p>
          <p className="dimmed">{t('hint')}</p>
          <Button component={Link} to="/" variant="accent">
            {t('home')}
          </Button>
        </div>
      </div>
    </section>
  );
}
