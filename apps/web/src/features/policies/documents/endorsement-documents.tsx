import { Skeleton } from '@mantine/core';
import type { DocumentRow } from '@onegi/contract/calls/policies/document-shapes';
import {
  getPolicyDocuments,
  reviewPolicyDocument,
  savePolicyDocuments,
  uploadEndorsementDocument,
} from '@onegi/contract/calls/policies/documents';
import { endorsementDocument } from '@onegi/contract/fields/policy-documents';
import { megabytesOf, shownTypes } from '@onegi/contract/file-purpose';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../components/states.tsx';
import { callApi } from '../../../lib/api.ts';
import { queryOf } from '../../../lib/queries.ts';
import { uploadFile } from '../../../lib/upload-file.ts';
import { mayCall, useMe } from '../../accounts/use-me.ts';
import type { OfEndorsement } from '../of-endorsement.ts';
import { DocumentTable } from './document-table.tsx';

/** What is uploaded for an endorsement that is still drafted: the signed request comes before the approval. */
export function EndorsementDocuments({ transactionNumber, endorsementNo }: OfEndorsement) {
  const { data: me } = useMe();
  const isReader = me !== undefined && me !== null && mayCall(me, getPolicyDocuments);
  const query = queryOf(getPolicyDocuments, { query: { transactionNumber, endorsementNo } });
  const { data, error, refetch } = useQuery({ ...query, enabled: isReader, staleTime: 0 });
  if (!isReader) return null;
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} radius="md" aria-busy="true" />;
  return (
    <EndorsementTable
      transactionNumber={transactionNumber}
      endorsementNo={endorsementNo}
      rows={data.endorsementDocuments}
      mayReview={mayCall(me, reviewPolicyDocument)}
      reload={refetch}
    />
  );
}

interface TableProps extends OfEndorsement {
  rows: readonly DocumentRow[];
  mayReview: boolean;
  reload: () => Promise<unknown>;
}

/** The rows of an endorsement, issued or not. */
export function EndorsementTable({ transactionNumber, endorsementNo, rows, mayReview, reload }: TableProps) {
  const t = useTranslations('policyDocuments');
  return (
    <DocumentTable
      id={`endorsement-${endorsementNo}`}
      title={t('endorsementTitle', { endorsementNo })}
      lead={t('lead', {
        types: shownTypes(endorsementDocument.types).join(', '),
        megabytes: megabytesOf(endorsementDocument),
      })}
      purpose={endorsementDocument}
      rows={rows}
      mayReview={mayReview}
      reload={reload}
      filling={{
        send: async (_row, file, onProgress) => {
          const texts = { transactionNumber, uploadFor: 'POLICY' } as const;
          return (await uploadFile(uploadEndorsementDocument, undefined, file, onProgress, texts)).uploadId;
        },
        save: async (row) => {
          await callApi(savePolicyDocuments, { body: { transactionNumber, endorsementNo, documents: [row] } });
          await reload();
        },
      }}
    />
  );
}
