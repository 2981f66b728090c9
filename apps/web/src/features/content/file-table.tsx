import { Skeleton } from '@mantine/core';
import type { BoxFile, LibraryFile } from '@onegi/contract/calls/content/boxes';
import { IconArrowDown, IconArrowUp, IconDownload, IconExternalLink, IconFileText } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './content.module.css';
import { type Order, orderOf, searchOfOrder } from './filters.ts';

const shownInBrowser = ['pdf', 'png', 'jpg'];

/** A file by its title: images and PDFs open in a new tab, others are saved. */
function FileLink({ file }: { file: BoxFile }) {
  const t = useTranslations('content.table');
  const inLanguage = useInLanguage();
  const opens = shownInBrowser.includes(file.fileType);
  const isPicture = opens && file.fileType !== 'pdf';
  const Icon = opens ? IconExternalLink : IconDownload;
  return (
    <a
      className={classes.file}
      href={file.downloadUrl}
      {...(opens ? { target: '_blank', rel: 'noopener' } : { download: file.fileName })}
    >
      {isPicture ? (
        <img className={classes.thumbnail} src={file.downloadUrl} alt="" width={96} height={54} loading="lazy" />
      ) : (
        <span className={classes.thumbnail} aria-hidden>
          <IconFileText size={24} stroke={1.5} />
        </span>
      )}
      <span className={classes.names}>
        <span className={classes.title}>
          {inLanguage(file.title, file.titleZh)}
          <Icon size={16} stroke={1.75} aria-hidden />
        </span>
        <span className={classes.fileName}>{file.fileName}</span>
        <span className="visually-hidden">{t(opens ? 'newTab' : 'download')}</span>
      </span>
    </a>
  );
}

function SortHead({ column, label }: { column: Order['sort']; label: string }) {
  const t = useTranslations('content.table');
  const [params] = useSearchParams();
  const { sort, order } = orderOf(params);
  const isOrdering = sort === column;
  const Arrow = order === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <th scope="col" aria-sort={isOrdering ? (order === 'asc' ? 'ascending' : 'descending') : 'none'}>
      <Link
        to={{ search: searchOfOrder(params, column) }}
        className={classes.sort}
        aria-label={t('sortedBy', { column: label })}
      >
        {label}
        {isOrdering && <Arrow size={16} stroke={2} aria-hidden />}
      </Link>
    </th>
  );
}

function isOfLibrary(file: BoxFile | LibraryFile): file is LibraryFile {
  return 'insurer' in file;
}

interface Props {
  label: string;
  /** Undefined while they are on their way. */
  files: readonly (BoxFile | LibraryFile)[] | undefined;
  ofProducts?: boolean;
}

/** The files of a page. On a phone every row is a card. */
export function FileTable({ label, files, ofProducts = false }: Props) {
  const t = useTranslations('content');
  const locale = useLocale();
  const inLanguage = useInLanguage();
  if (!files) {
    return (
      <div className={classes.waiting} aria-busy="true">
        <Skeleton height={52} radius="sm" />
        <Skeleton height={700} radius="sm" />
      </div>
    );
  }
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <SortHead column="date" label={t('table.date')} />
          {ofProducts && (
            <>
              <th scope="col" className={classes.insurer}>
                {t('table.insurer')}
              </th>
              <th scope="col">{t('table.line')}</th>
            </>
          )}
          <SortHead column="fileName" label={t('table.file')} />
          {ofProducts && <th scope="col">{t('table.productName')}</th>}
          <th scope="col">{t('table.type')}</th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.id}>
            <td className={classes.date} data-label={t('table.date')}>
              <time dateTime={file.date}>{longDate(file.date, locale)}</time>
            </td>
            {isOfLibrary(file) && (
              <>
                <td data-label={t('table.insurer')}>{inLanguage(file.insurerName ?? '', file.insurerNameZh ?? '')}</td>
                <td data-label={t('table.line')}>{file.line && t(`lines.${file.line}`)}</td>
              </>
            )}
            <td className={classes.main}>
              <FileLink file={file} />
            </td>
            {isOfLibrary(file) && (
              <td data-label={t('table.productName')}>
                {inLanguage(file.productName ?? '', file.productNameZh ?? '')}
              </td>
            )}
            <td className={classes.type} data-label={t('table.type')}>
              {file.fileType}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
