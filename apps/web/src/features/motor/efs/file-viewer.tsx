import type { MotorFile } from '@onegi/contract/calls/motor/files';
import { IconChevronLeft, IconChevronRight, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './efs.module.css';

interface Props {
  file: MotorFile;
  /** Its neighbours in the file; undefined at either end. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

const sizes = [100, 150, 200, 300] as const;

/** A document in place: pictures can be enlarged and turned, of PDFs the browser turns the pages. */
export function FileViewer({ file, previous, next }: Props) {
  const t = useTranslations('motorDesk.efs');
  const [size, setSize] = useState(0);
  const [turns, setTurns] = useState(0);
  const [page, setPage] = useState(1);
  const isPicture = file.fileEnding !== 'pdf';
  const { fileName, downloadUrl, pageUrls } = file;
  const tools = [
    { label: t('previous'), icon: IconChevronLeft, act: previous },
    { label: t('next'), icon: IconChevronRight, act: next },
    ...(isPicture
      ? [
          { label: t('smaller'), icon: IconZoomOut, act: size > 0 ? () => setSize(size - 1) : undefined },
          { label: t('larger'), icon: IconZoomIn, act: size < sizes.length - 1 ? () => setSize(size + 1) : undefined },
          { label: t('turn'), icon: IconRotateClockwise, act: () => setTurns((turns + 1) % 4) },
        ]
      : []),
  ];
  return (
    <section className="stack gap-xs" aria-label={t('viewer')}>
      <div className="row wrap gap-2xs">
        {tools.map(({ label, icon: Icon, act }) => (
          <button
            key={label}
            type="button"
            className="icon-button hover-tinted"
            aria-label={label}
            disabled={!act}
            onClick={act}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
          </button>
        ))}
        <a href={downloadUrl} target="_blank" rel="noopener" className="target text-link small push-end">
          {t('openAlone')}
        </a>
      </div>
      <p className="small strong break-anywhere">{`${file.fileType} · ${fileName}`}</p>
      {isPicture ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its frame is scrolled by keys, too
        <section className={classes.picture} tabIndex={0} aria-label={fileName}>
          <img
            src={downloadUrl}
            alt={fileName}
            style={{ width: `${sizes[size]}%`, rotate: turns === 0 ? undefined : `${turns * 90}deg` }}
          />
        </section>
      ) : (
        <>
          {pageUrls.length > 1 && (
            <ol className={`flex gap-xs ${classes.strip}`} aria-label={t('pages')}>
              {pageUrls.map((url, at) => (
                <li key={url}>
                  <button
                    type="button"
                    className={`plain-button ${classes.page}`}
                    aria-label={t('page', { page: at + 1 })}
                    aria-pressed={page === at + 1}
                    onClick={() => setPage(at + 1)}
                  >
                    <img src={url} alt="" loading="lazy" />
                    <span className="fine tabular">{at + 1}</span>
                  </button>
                </li>
              ))}
            </ol>
          )}
          {/* The browser's own viewer turns to a page only when it begins. */}
          <iframe key={page} src={`${downloadUrl}#page=${page}&view=FitH`} title={fileName} className={classes.pages} />
        </>
      )}
    </section>
  );
}
