import type { SubjectMatter } from '@onegi/contract/calls/requests/commercial/matter-shapes';
import {
  addSubjectMatter,
  deleteSubjectMatter,
  updateSubjectMatter,
} from '@onegi/contract/calls/requests/commercial/subject-matter';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSendOnce } from '../../components/form/use-send-once.ts';
import { Notice } from '../../components/notice.tsx';
import { callApi } from '../../lib/api.ts';
import { AddMatterDialog } from '../forms/matter/add-matter-dialog.tsx';
import { MatterForm } from '../forms/matter/matter-form.tsx';
import { useTypedContents } from './use-typed-contents.ts';

interface Props {
  userId: string;
  matter: SubjectMatter;
  /** For reading alone, whoever reads. */
  isEnquiry: boolean;
  query: { readonly queryKey: QueryKey };
}

/** The rows of a case. */
export function CaseMatter({ userId, matter, isEnquiry, query }: Props) {
  const t = useTranslations('subjectMatter');
  const queries = useQueryClient();
  const send = useSendOnce(updateSubjectMatter);
  const { transactionNumber, matterVersion, rows } = matter;
  const mayChange = matter.mayChange && !isEnquiry;
  return (
    <>
      <div className="mt-md">
        {mayChange ? <p className="dimmed">{t('lead')}</p> : <Notice kind="info" title={t('readOnly')} />}
      </div>
      <MatterForm
        rows={rows}
        mayChange={mayChange}
        typed={useTypedContents(userId, matter, mayChange)}
        write={async (contents) => (await send({ body: { transactionNumber, matterVersion, contents } })).answer}
        remove={(rowSought) => callApi(deleteSubjectMatter, { query: { transactionNumber, rowSought } })}
        take={(answer) => queries.setQueryData(query.queryKey, answer)}
        reload={() => queries.invalidateQueries({ queryKey: query.queryKey })}
        adding={(onAdded, onClose) => (
          <AddMatterDialog call={addSubjectMatter} of={{ transactionNumber }} onAdded={onAdded} onClose={onClose} />
        )}
      />
    </>
  );
}
