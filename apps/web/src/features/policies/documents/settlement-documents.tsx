import { Skeleton } from '@mantine/core';
import { getSettlementDocuments, uploadSettlementDocument } from '@onegi/contract/calls/policies/documents';
import { settlementDocument } from '@onegi/contract/fields/policy-documents';
import { shownTypes } from '@onegi/contract/file-purpose';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../components/states.tsx';
import { queryClient, queryOf } from '../../../lib/queries.ts';
import { uploadFile } from '../../../lib/upload-file.ts';
import { DocumentTable } from './document-table.tsx';

interface Props {
  transactionNumber: string;
  endorsementNo: string;
  noteNumber: string;
  mayReview: boolean;
}

/** How a note was paid: a file is in its row as soon as it was sent. */
export function SettlementDocuments({ mayReview, ...ofNote }: Props) {
  const t = useTranslations('policyDocuments');
  const query = { ...queryOf(getSettlementDocuments, { body: ofNote }), staleTime: 0 };
  const { data, error, refetch } = useQuery(query);
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={180} radius="md" aria-busy="true" />;
  return (
    <DocumentTable
      id="settlement"
      title={t('settlementTitle', { noteNumber: ofNote.noteNumber })}
      lead={t('settlementLead', { types: shownTypes(settlementDocument.types).join(', ') })}
      purpose={settlementDocument}
      rows={data.documents}
      filling={{
        send: async ({ rowNumber, documentId }, file, onProgress) => {
          const texts = { ...ofNote, rowNumber, ...(documentId ? { documentId } : {}) };
          const rows = await uploadFile(uploadSettlementDocument, undefined, file, onProgress, texts);
          queryClient.setQueryData(query.queryKey, rows);
          return null;
        },
        save: async () => {},
      }}
      mayReview={mayReview}
      reload={refetch}
    />
  );
}
