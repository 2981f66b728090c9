import { Button } from '@mantine/core';
import {
  importBankStatement,
  previewBankStatement,
  type StatementDescribed,
} from '@onegi/contract/calls/settlement/bank-statements';
import { type BankAccount, bankAccounts, bankStatementFile, type StatementMapping } from '@onegi/contract/fields/bank';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import shared from '../../../components/figures.module.css';
import { Link } from '../../../components/link.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { UploadField } from '../../../components/upload-field.tsx';
import { notify, notifyFailure } from '../../../lib/notify.ts';
import { queryClient } from '../../../lib/queries.ts';
import { uploadFile } from '../../../lib/upload-file.ts';
import { useLocaleNavigate } from '../../../lib/use-locale-navigate.ts';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import { linesAddress, statementsAddress } from './bank-address.ts';
import { FileHead } from './file-head.tsx';
import { ImportResult } from './import-result.tsx';
import { type Keyed, MappingForm } from './mapping-form.tsx';
import type { Preview } from './preview.ts';

/** Imports a statement: a file, which of its columns hold what, what would be imported, and then all of it or nothing. */
export default function ImportPage() {
  const t = useTranslations('bank.import');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('description')}>
      {() => <Import />}
    </WorkFrame>
  );
}

const nothingKeyed: Keyed = {};

function Import() {
  const t = useTranslations('bank');
  const navigate = useLocaleNavigate();
  const [account, setAccount] = useState<BankAccount>('client');
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<Preview>();
  const [given, setGiven] = useState<{ mapping?: StatementMapping; keyed: Keyed }>({ keyed: nothingKeyed });
  const [isBusy, setBusy] = useState(false);

  const describedBy = ({ mapping, keyed }: typeof given): StatementDescribed => ({
    account,
    ...keyed,
    ...(mapping ? { mapping } : {}),
  });
  const look = async (of: File, next: typeof given, onProgress: (share: number) => void = () => undefined) => {
    const read = await uploadFile(previewBankStatement, undefined, of, onProgress, describedBy(next));
    setFile(of);
    setGiven(next);
    setPreview(read);
  };
  const busily = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const take = async () => {
    if (!file) return;
    const mapping = given.mapping ?? preview?.mapping ?? undefined;
    const described = describedBy({ keyed: given.keyed, ...(mapping ? { mapping } : {}) });
    const done = await uploadFile(importBankStatement, undefined, file, () => undefined, described);
    await queryClient.invalidateQueries();
    const { newLines: count, matched, statementId } = done;
    notify({ kind: 'success', message: count > 0 ? t('import.taken', { count, matched }) : t('import.known') });
    navigate(statementId ? linesAddress({ statementId }) : statementsAddress);
  };
  const another = () => {
    setFile(undefined);
    setPreview(undefined);
    setGiven({ keyed: nothingKeyed });
  };

  return (
    <div className="stack gap-lg mt-md">
      <Link className="text-link self-start" to={statementsAddress}>
        {t('import.back')}
      </Link>
      <div className={shared.pair}>
        <SelectField
          id="account"
          label={t('account')}
          disabled={preview !== undefined}
          options={bankAccounts.map((value) => ({ value, label: t(`accounts.${value}`) }))}
          value={account}
          onChange={(value) => setAccount(value as BankAccount)}
        />
      </div>
      {!preview || !file ? (
        <UploadField
          purpose={bankStatementFile}
          label={t('import.file')}
          send={(chosen, onProgress) => look(chosen, { keyed: nothingKeyed }, onProgress)}
        />
      ) : (
        <>
          <div className="row wrap gap-md">
            <p className="strong break-anywhere">{file.name}</p>
            <Button variant="default" size="sm" onClick={another}>
              {t('import.another')}
            </Button>
          </div>
          <FileHead head={preview.head} />
          <MappingForm
            // A new file or another answer begins with what was read by it.
            key={JSON.stringify(preview.mapping)}
            preview={preview}
            keyed={given.keyed}
            isBusy={isBusy}
            onChange={(mapping, keyed) => void busily(() => look(file, { mapping, keyed }))}
          >
            {(isChanged) =>
              preview.mapping && (
                <ImportResult
                  preview={preview}
                  isChanged={isChanged}
                  isBusy={isBusy}
                  onTake={() => void busily(take)}
                />
              )
            }
          </MappingForm>
        </>
      )}
    </div>
  );
}
