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
      className={`row unlined gap-xs ${classes.file}`}
      href={file.downloadUrl}
      {...(opens ? { target: '_blank', rel: 'noopener' } : { download: file.fileName })}
    >
      {isPicture ? (
        <img
          className={`stack rigid tinted brand ${classes.thumbnail}`}
          src={file.downloadUrl}
          alt=""
          width={44}
          height={26}
          loading="lazy"
        />
      ) : (
        <span className={`stack rigid tinted brand ${classes.thumbnail}`} aria-hidden>
          <IconFileText size={18} stroke={1.5} />
        </span>
      )}
      <span className={`shrink clip ${classes.words}`}>
        <span className={`brand strong ${classes.title}`}>
          {inLanguage(file.title, file.titleZh)} <Icon size={16} stroke={1.75} className="inline-icon" aria-hidden />
        </span>{' '}
        <span className="dimmed fine">{file.fileName}</span>
        <span className="visually-hidden">{t(opens ? 'newTab' : 'download')}</span>
      </span>
    </a>
  );
}
