import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link } from './link.tsx';
import { MessagePage } from './message-page.tsx';
import { PageHead } from './page-head.tsx';
import { Scene } from './scenes/scene.tsx';

export default function NotFoundPage() {
  const t = useTranslations('common.notFound');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <MessagePage
        scene={<Scene name="SHORE" />}
        mark={<span aria-hidden="true">404</span>}
        title={t('title')}
        ways={
          <Button component={Link} to="/" variant="accent">
            {t('home')}
          </Button>
        }
      >
        <p className="large">{t('sentence')}</p>
        <p className="dimmed">{t('hint')}</p>
      </MessagePage>
    </>
  );
}
