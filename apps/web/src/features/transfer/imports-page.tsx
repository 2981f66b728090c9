import { Button } from '@mantine/core';
import {
  exportPortal,
  policyImportList,
  policyImportTemplate,
  uploadPolicyImport,
} from '@onegi/contract/calls/transfer/policy-imports';
import { policyImportFile } from '@onegi/contract/fields/transfer';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { ListPage } from '../../components/list/list-page.tsx';
import { EmptyState } from '../../components/states.tsx';
import { UploadField } from '../../components/upload-field.tsx';
import { fetchFile } from '../../lib/api.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';
import { ImportStageBadge } from './import-stage-badge.tsx';
import { importAddress } from './transfer-address.ts';

/** Imports of policies so far, the template, a new workbook; and the export of everything. */
export default function ImportsPage() {
  const t = useTranslations('transfer');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {({ rights }) => (
        <>
          {rights['policyImports.write'] && <NewImport />}
          {rights['portal.export'] && <ExportEverything />}
          <h2 className="mt-lg">{t('history')}</h2>
          <Imports />
        </>
      )}
    </WorkFrame>
  );
}

type Fetched = () => Promise<Blob>;

/** A button that fetches a file and saves it. */
function SaveButton({ label, name, fetched }: { label: string; name: string; fetched: Fetched }) {
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      saveBlob(await fetched(), name);
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  return (
    <Button
      className="self-start"
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      loading={isBusy}
      onClick={() => void take()}
    >
      {label}
    </Button>
  );
}

function NewImport() {
  const t = useTranslations('transfer');
  const language = useLocale() as 'en' | 'zh-Hant';
  const navigate = useLocaleNavigate();
  return (
    <section className="framed stack gap-md p-md mt-md">
      <div className="stack gap-xs">
        <p>{t('templateHint')}</p>
        <SaveButton
          label={t('template')}
          name="OneGI-import.xlsx"
          fetched={() => fetchFile(policyImportTemplate, { query: { language } })}
        />
      </div>
      <UploadField
        purpose={policyImportFile}
        label={t('file')}
        send={async (file, onProgress) => {
          const { importId } = await uploadFile(uploadPolicyImport, undefined, file, onProgress);
          navigate(importAddress(importId));
        }}
      />
    </section>
  );
}

function ExportEverything() {
  const t = useTranslations('transfer.export');
  const language = useLocale() as 'en' | 'zh-Hant';
  return (
    <section className="framed stack gap-sm p-md mt-md">
      <h2 className="large">{t('title')}</h2>
      <p>{t('hint')}</p>
      <SaveButton
        label={t('button')}
        name="OneGI-export.zip"
        fetched={() => fetchFile(exportPortal, { body: { language } })}
      />
    </section>
  );
}

function Imports() {
  const t = useTranslations('transfer');
  return (
    <ListPage
      list={policyImportList}
      label={t('history')}
      keyOf={({ importId }) => importId}
      columns={[
        'fileName',
        'stage',
        'policies',
        'knownPolicies',
        'problemCount',
        'createdAt',
        'createdBy',
        'finishedAt',
      ]}
      main="fileName"
      brief={['stage', 'policies', 'createdAt']}
      cells={{
        fileName: ({ importId, fileName }) => (
          <Link className="text-link break-anywhere" to={importAddress(importId)}>
            {fileName}
          </Link>
        ),
        stage: ({ stage }) => <ImportStageBadge stage={stage} />,
      }}
      empty={
        <EmptyState title={t('empty')}>
          <p className="dimmed">{t('emptyHint')}</p>
        </EmptyState>
      }
    />
  );
}
