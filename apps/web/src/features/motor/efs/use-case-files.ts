import type { AnswerOf } from '@onegi/contract/call';
import {
  motorFiles,
  removeMotorFile,
  reviewMotorFile,
  sortMotorFile,
  uploadMotorFile,
} from '@onegi/contract/calls/motor/files';
import type { MotorFileType } from '@onegi/contract/fields/motor';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { queryClient, queryOf } from '../../../lib/queries.ts';
import { uploadFile } from '../../../lib/upload-file.ts';

export type CaseFiles = AnswerOf<typeof motorFiles>;

/** The electronic file of a case, and what is done with it; the case hears of every change. */
export function useCaseFiles(quotationNumber: string, onChanged: () => unknown) {
  const query = queryOf(motorFiles, { query: { quotationNumber } });
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  const take = (files: CaseFiles) => {
    queryClient.setQueryData(query.queryKey, files);
    onChanged();
  };
  return {
    files: data,
    error,
    refetch,
    add: async (file: File, fileType: MotorFileType, onProgress: (share: number) => void) =>
      take(await uploadFile(uploadMotorFile, undefined, file, onProgress, { quotationNumber, fileType })),
    /** Accepts a document, or says in a note what is wrong with it. */
    review: async (fileId: string, reviewNote?: string) =>
      take(
        await callApi(reviewMotorFile, {
          params: { fileId },
          body: reviewNote === undefined ? { reviewedAs: 'accepted' } : { reviewedAs: 'toCorrect', reviewNote },
        }),
      ),
    /** Gives a document another type. */
    sort: async (fileId: string, fileType: MotorFileType) =>
      take(await callApi(sortMotorFile, { params: { fileId }, body: { fileType } })),
    remove: async (fileId: string) => take(await callApi(removeMotorFile, { params: { fileId } })),
  };
}
