import { Button, Skeleton } from '@mantine/core';
import { type BoxFile, searchNews } from '@onegi/contract/calls/content/boxes';
import { IconExternalLink, IconNews, IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { ErrorState } from '../../components/states.tsx';
import { TextWithIcon } from '../../components/text-with-icon.tsx';
import { longDate } from '../../lib/long-date.ts';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './dashboard.module.css';

const NEWEST = 5;
const isPicture = ({ fileType }: BoxFile) => fileType === 'png' || fileType === 'jpg';
const panels = { banner: IconPhoto, news: IconNews } as const;
type Panel = keyof typeof panels;

/** What is published at the moment: promotions by their pictures, and the latest news. */
export function Notices() {
  const t = useTranslations('dashboard.buttons');
  const [open, setOpen] = useState<Panel | null>('banner');
  const { data, error, refetch } = useQuery(queryOf(searchNews, { body: { size: 50 } }));
  return (
    <>
      <div className="flex wrap gap-xs mt-md mb-md">
        {(Object.keys(panels) as Panel[]).map((panel) => {
          const Icon = panels[panel];
          return (
            <Button
              key={panel}
              variant={open === panel ? 'filled' : 'default'}
              aria-expanded={open === panel}
              aria-controls={`panel-${panel}`}
              leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
              onClick={() => setOpen(open === panel ? null : panel)}
            >
              {t(panel)}
            </Button>
          );
        })}
      </div>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {(Object.keys(panels) as Panel[]).map((panel) => (
        <div key={panel} id={`panel-${panel}`} hidden={open !== panel}>
          {data ? (
            <NoticePanel panel={panel} files={panel === 'banner' ? data.records.filter(isPicture) : data.records} />
          ) : (
            !error && <Skeleton height={360} radius="md" mb={24} />
          )}
        </div>
      ))}
    </>
  );
}

function NoticePanel({ panel, files }: { panel: Panel; files: readonly BoxFile[] }) {
  const t = useTranslations('dashboard');
  return (
    <section className="card stack gap-xs p-md mb-xl" aria-labelledby={`panel-title-${panel}`}>
      <h2 id={`panel-title-${panel}`} className="grow medium">
        {t(`${panel}.title`)}
      </h2>
      {files.length === 0 && <p className="dimmed">{t(`${panel}.empty`)}</p>}
      <ul className={panel === 'banner' ? `stack gap-md relative ${classes.banners}` : 'stack divided'}>
        {files.slice(0, NEWEST).map((file) => (
          <li key={file.id}>
            <FileLink file={file} withPicture={panel === 'banner'} />
          </li>
        ))}
      </ul>
      <Link to="/CpsPromotions" className="text-link target small">
        {t('banner.all')}
      </Link>
    </section>
  );
}

function FileLink({ file, withPicture }: { file: BoxFile; withPicture: boolean }) {
  const t = useTranslations('dashboard.banner');
  const locale = useLocale();
  const inLanguage = useInLanguage();
  return (
    <a
      href={file.downloadUrl}
      target="_blank"
      rel="noopener"
      className={`stack gap-2xs unlined py-xs ${classes.fileLink}`}
    >
      {withPicture && <img src={file.downloadUrl} alt="" width={320} height={180} loading="lazy" />}
      <time dateTime={file.date} className="dimmed small">
        {longDate(file.date, locale)}
      </time>
      <span className="brand strong">
        <TextWithIcon
          text={inLanguage(file.title, file.titleZh)}
          icon={<IconExternalLink size={16} stroke={1.75} className="inline-icon" aria-hidden />}
        />
        <span className="visually-hidden">{t('newTab')}</span>
      </span>
    </a>
  );
}
