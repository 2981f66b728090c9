import type { CaseDetail, CaseDocumentRow } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { dayAndTime } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { AskedMark } from './asked-mark.tsx';
import classes from './commercial.module.css';

interface Props {
  detail: CaseDetail;
}

/** The documents of a case. What a browser can show is shown in its place; anything else is downloaded. */
export function CaseDocuments({ detail }: Props) {
  const t = useTranslations('casePage');
  const { documents, asked } = detail;
  const rows = documents.filter(({ fileId, order }) => fileId || asked?.askedDocuments.includes(order));
  return (
    <section className="stack gap-sm" aria-labelledby="case-documents">
      <h2 className="large" id="case-documents">
        {t('documents')}
      </h2>
      {rows.length === 0 && <p className="dimmed small">{t('noDocuments')}</p>}
      <ul className="plain-list">
        {rows.map((document) => (
          <DocumentLine key={document.order} detail={detail} document={document} />
        ))}
      </ul>
    </section>
  );
}

function DocumentLine({ detail, document }: Props & { document: CaseDocumentRow }) {
  const t = useTranslations('casePage');
  const rows = useTranslations('commercial.documents');
  const locale = useLocale();
  const pick = useInLanguage();
  const [isShown, setShown] = useState(false);
  const panel = useId();
  const { order, name, nameZh, fileNameOriginal = '', uploadedAt, fileId, previewUrl, downloadUrl } = document;
  return (
    <li className="stack gap-xs py-sm rule-below">
      <div className="row wrap gap-sm">
        <div className="shrink grow">
          <p className="small strong break-anywhere">
            {pick(name, nameZh) || rows('free')} <AskedMark detail={detail} row={order} />
          </p>
          <p className="dimmed small whole-phrases">
            {fileId ? fileNameOriginal : rows('none')}
            {uploadedAt && `\u00a0· ${rows('uploaded', { moment: dayAndTime(uploadedAt, locale) })}`}
          </p>
        </div>
        {previewUrl && (
          <button
            type="button"
            className="target text-link text-button"
            aria-expanded={isShown}
            aria-controls={panel}
            aria-label={t(isShown ? 'hideNamed' : 'showNamed', { name: fileNameOriginal })}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'hide' : 'show')}
          </button>
        )}
        {fileId && !previewUrl && (
          <a
            href={downloadUrl}
            download
            className="target text-link small"
            aria-label={t('downloadNamed', { name: fileNameOriginal })}
          >
            {t('download')}
          </a>
        )}
      </div>
      {previewUrl && (
        <div id={panel} hidden={!isShown} className="stack gap-xs">
          {isShown && <Preview address={previewUrl} name={fileNameOriginal} isPicture={document.fileType !== 'pdf'} />}
        </div>
      )}
    </li>
  );
}

function Preview({ address, name, isPicture }: { address: string; name: string; isPicture: boolean }) {
  const t = useTranslations('casePage');
  const label = t('frame', { name });
  return (
    <>
      {isPicture ? (
        <img src={address} alt={label} className={classes.shown} />
      ) : (
        <iframe src={address} title={label} className={classes.frame} />
      )}
      <a href={address} target="_blank" rel="noopener" className="target text-link small self-start">
        {t('openAlone')}
      </a>
    </>
  );
}
