import { motorFileTypes } from '@onegi/contract/fields/motor';
import { useTranslations } from 'use-intl';
import { StateBadge } from '../../../components/state-badge.tsx';
import { FileRow, type FileWork } from './file-row.tsx';
import type { CaseFiles } from './use-case-files.ts';

interface Props {
  files: CaseFiles;
  shownId: string | undefined;
  show: (fileId: string) => void;
  work: FileWork;
}

/** The documents of a case in the order of their types; types that are missing stand there, too. */
export function FileList({ files, shownId, show, work }: Props) {
  const t = useTranslations('motorDesk.efs');
  const { records, missingTypes } = files;
  const types = motorFileTypes.filter(
    (type) => missingTypes.includes(type) || records.some(({ fileType }) => fileType === type),
  );
  if (types.length === 0) return <p className="dimmed small">{t('none')}</p>;
  return (
    <ul className="stack gap-sm">
      {types.map((type) => (
        <li key={type} className="stack gap-2xs">
          <div className="row wrap gap-xs">
            <h3 className="small strong">
              <span className="tabular">{type}</span> {t(`types.${type}`)}
            </h3>
            {missingTypes.includes(type) && <StateBadge tone="bad">{t('missing')}</StateBadge>}
          </div>
          <ul className="stack">
            {records
              .filter(({ fileType }) => fileType === type)
              .map((file) => (
                <FileRow
                  key={file.fileId}
                  file={file}
                  isShown={file.fileId === shownId}
                  show={() => show(file.fileId)}
                  work={work}
                />
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
