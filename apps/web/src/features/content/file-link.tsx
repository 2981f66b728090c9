import type { BoxFile } from '@onegi/contract/calls/content/boxes';
import { IconDownload, IconExternalLink, IconFileText } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './content.module.css';

const shownInBrowser = ['pdf', 'png', 'jpg'];

/** A file by its title: images and PDFs open in a new tab, others are saved. */
export function FileLink({ file }: { file: BoxFile }) {
  const t = useTranslations('content.table');
  const inLanguage = useInLanguage();
  const opens = shownInBrowser.includes(file.fileType);
  const isPicture = opens && file.fileType !== 'pdf';
  const Icon = opens ? IconExternalLink : IconDownload;
  return (
    <a
      className={`row unlined gap-md ${classes.file}`}
      href={file.downloadUrl}
      {...(opens ? { target: '_blank', rel: 'noopener' } : { download: file.fileName })}
    >
      {isPicture ? (
        <img
          className={`stack rigid tinted brand ${classes.thumbnail}`}
          src={file.downloadUrl}
          alt=""
          width={96}
          height={54}
          loading="lazy"
        />
      ) : (
        <span className={`stack rigid tinted brand ${classes.thumbnail}`} aria-hidden>
          <IconFileText size={24} stroke={1.5} />
        </span>
      )}
      <span className="stack shrink" style={{ gap: 2 }}>
        <span className={`brand strong break-anywhere ${classes.title}`}>
          {inLanguage(file.title, file.titleZh)} <Icon size={16} stroke={1.75} className="inline-icon" aria-hidden />
        </span>
        <span className="dimmed fine break-anywhere">{file.fileName}</span>
        <span className="visually-hidden">{t(opens ? 'newTab' : 'download')}</span>
      </span>
    </a>
  );
}
