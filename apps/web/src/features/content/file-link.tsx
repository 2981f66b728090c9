import type { BoxFile } from '@onegi/contract/calls/content/boxes';
import { IconDownload, IconExternalLink, IconFileText } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './content.module.css';

const shownInBrowser = ['pdf', 'png', 'jpg'];

interface Props {
  file: BoxFile;
  /** With what it shows, and its name beside its title. */
  inFull?: boolean;
}

/** A file by its title: images and PDFs open in a new tab, others are saved. */
export function FileLink({ file, inFull = false }: Props) {
  const t = useTranslations('content.table');
  const inLanguage = useInLanguage();
  const opens = shownInBrowser.includes(file.fileType);
  const isPicture = opens && file.fileType !== 'pdf';
  const Icon = opens ? IconExternalLink : IconDownload;
  return (
    <a
      className={`row shrink unlined gap-xs ${classes.file}`}
      href={file.downloadUrl}
      title={file.fileName}
      {...(opens ? { target: '_blank', rel: 'noopener' } : { download: file.fileName })}
    >
      {inFull &&
        (isPicture ? (
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
        ))}
      <span className={`shrink clip ${classes.words}`}>
        <span className={`brand strong ${classes.title}`}>
          {inLanguage(file.title, file.titleZh)} <Icon size={16} stroke={1.75} className="inline-icon" aria-hidden />
        </span>{' '}
        <span className={inFull ? 'dimmed fine' : 'visually-hidden'}>{file.fileName}</span>
        <span className="visually-hidden">{t(opens ? 'newTab' : 'download')}</span>
      </span>
    </a>
  );
}
