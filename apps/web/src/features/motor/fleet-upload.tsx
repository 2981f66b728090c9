import { Button } from '@mantine/core';
import { type FleetProblem, motorFleetTemplate, uploadMotorFleet } from '@onegi/contract/calls/motor/fleet';
import { motorFleetSheet } from '@onegi/contract/fields/motor';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { UploadField } from '../../components/upload-field.tsx';
import { fetchFile } from '../../lib/api.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';

/** Begins a draft for every row of a spreadsheet, or says by row and column what cannot be taken. */
export function FleetUpload({ reload }: { reload: () => Promise<unknown> }) {
  const t = useTranslations('motorDesk.fleet');
  const language = useLocale();
  const pick = useInLanguage();
  const [problems, setProblems] = useState<readonly FleetProblem[]>([]);
  const saveTemplate = () =>
    fetchFile(motorFleetTemplate, { query: { language } })
      .then((file) => saveBlob(file, 'motor-fleet.xlsx'))
      .catch(notifyFailure);
  return (
    <details className="fold mt-md">
      <summary>
        {t('title')}
        <IconPlus size={20} stroke={1.75} aria-hidden />
      </summary>
      <div className="stack gap-md py-sm">
        <p>{t('lead')}</p>
        <Button
          variant="default"
          className="self-start"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          onClick={() => void saveTemplate()}
        >
          {t('template')}
        </Button>
        <UploadField
          purpose={motorFleetSheet}
          label={t('file')}
          send={async (file, onProgress) => {
            const answer = await uploadFile(uploadMotorFleet, undefined, file, onProgress);
            setProblems(answer.problems);
            if (answer.problems.length > 0) return;
            notify({ kind: 'success', message: t('begun', { count: answer.begun.length }) });
            await reload();
          }}
        />
        {problems.length > 0 && (
          <div role="alert" className="stack gap-2xs">
            <p className="strong">{t('problems')}</p>
            <ul className="bullets small">
              {problems.map((problem) => (
                <li key={`${problem.sheetRow} ${problem.sheetColumn}`}>
                  {t('problem', {
                    row: problem.sheetRow,
                    column: pick(problem.columnName, problem.columnNameZh),
                    text: pick(problem.problemText, problem.problemTextZh),
                  })}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  );
}
