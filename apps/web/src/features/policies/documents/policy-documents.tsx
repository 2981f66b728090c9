import { Skeleton } from '@mantine/core';
import type { RowGiven } from '@onegi/contract/calls/policies/document-shapes';
import {
  getPolicyDocuments,
  savePolicyDocuments,
  savePolicyEmail,
  uploadPolicyDocument,
} from '@onegi/contract/calls/policies/documents';
import { policyDocument } from '@onegi/contract/fields/policy-documents';
import { megabytesOf, shownTypes } from '@onegi/contract/file-purpose';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../components/states.tsx';
import { callApi } from '../../../lib/api.ts';
import { queryOf } from '../../../lib/queries.ts';
import { uploadFile } from '../../../lib/upload-file.ts';
import { mayCall, useMe } from '../../accounts/use-me.ts';
import { CorrespondenceForm } from './correspondence-form.tsx';
import { DocumentTable } from './document-table.tsx';
import { EndorsementTable } from './endorsement-documents.tsx';
import { SettlementDocuments } from './settlement-documents.tsx';

/** The endorsement whose documents are the policy's own. */
const NEW_BUSINESS = '000';

interface Props {
  transactionNumber: string;
  /** The endorsement that is open; 000 is the new business, whose documents are the policy's own. */
  endorsementNo: string;
  /** The note of that endorsement; undefined where it has none. */
  noteNumber: string | undefined;
  /** Whether the user looks at documents for the office. */
  mayReview: boolean;
}

/** Everything that is uploaded for a policy: its own rows, those of the open endorsement, and of its note's settlement. */
export function PolicyDocuments({ transactionNumber, endorsementNo, noteNumber, mayReview }: Props) {
  const t = useTranslations('policyDocuments');
  const query = { ...queryOf(getPolicyDocuments, { query: { transactionNumber, endorsementNo } }), staleTime: 0 };
  const { data, error, refetch } = useQuery(query);
  const { data: me } = useMe();
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} radius="md" aria-busy="true" />;

  const save = async (row: RowGiven) => {
    await callApi(savePolicyDocuments, { body: { transactionNumber, endorsementNo: NEW_BUSINESS, documents: [row] } });
    await refetch();
  };
  const types = { types: shownTypes(policyDocument.types).join(', '), megabytes: megabytesOf(policyDocument) };
  // What is typed or sent in one policy is never shown with another.
  const shared = { mayReview, reload: refetch };
  return (
    <div className="stack gap-xl">
      <DocumentTable
        {...shared}
        key={transactionNumber}
        id="policy"
        title={t('title')}
        lead={t('lead', types)}
        purpose={policyDocument}
        rows={data.documents}
        filling={{
          send: async (_row, file, onProgress) =>
            (await uploadFile(uploadPolicyDocument, undefined, file, onProgress, { transactionNumber })).uploadId,
          save,
        }}
      />
      {data.endorsementDocuments.length > 0 && (
        <EndorsementTable
          {...shared}
          key={`${transactionNumber} ${endorsementNo}`}
          transactionNumber={transactionNumber}
          endorsementNo={endorsementNo}
          rows={data.endorsementDocuments}
        />
      )}
      {noteNumber && (
        <SettlementDocuments
          key={`${transactionNumber} ${noteNumber}`}
          transactionNumber={transactionNumber}
          endorsementNo={endorsementNo}
          noteNumber={noteNumber}
          mayReview={mayReview}
        />
      )}
      {me && mayCall(me, savePolicyEmail) && (
        <CorrespondenceForm
          // Nor an address that was typed before another was saved, be it in the policy’s own form.
          key={`${transactionNumber} mail ${data.email}`}
          transactionNumber={transactionNumber}
          email={data.email ?? ''}
        />
      )}
    </div>
  );
}
