import type { BoxFile } from '@onegi/contract/calls/content/boxes';
import { IconDownload, IconExternalLink, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextWithIcon } from '../../components/text-with-icon.tsx';
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
      {inFull && <Thumbnail picture={isPicture ? file.downloadUrl : undefined} />}
      <span className={`shrink clip ${classes.words}`}>
        <span className={`brand strong ${classes.title}`}>
          <TextWithIcon
            text={inLanguage(file.title, file.titleZh)}
            icon={<Icon size={16} stroke={1.75} className="inline-icon" aria-hidden />}
          />
        </span>{' '}
        <span className={inFull ? 'dimmed fine block' : 'visually-hidden'}>{file.fileName}</span>
        <span className="visually-hidden">{t(opens ? 'newTab' : 'download')}</span>
      </span>
    </a>
  );
}

/** What a picture shows; of all else, and of a picture that does not come, that it is a file. */
function Thumbnail({ picture }: { picture: string | undefined }) {
  const [isMissing, setMissing] = useState(false);
  const className = `stack rigid tinted brand ${classes.thumbnail}`;
  if (picture && !isMissing) {
    return (
      <img
        className={className}
        src={picture}
        alt=""
        width={44}
        height={26}
        loading="lazy"
        onError={() => setMissing(true)}
      />
    );
  }
  return (
    <span className={className} aria-hidden>
      <IconFileText size={18} stroke={1.5} />
    </span>
  );
}
