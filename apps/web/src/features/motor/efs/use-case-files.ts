import type { AnswerOf } from '@onegi/contract/call';
import { motorCaseTrail } from '@onegi/contract/calls/motor/cases';
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

/**
 * The electronic file of a case, and what is done with it.
 * @param reloadCase reads the case again: what is missing has changed
 */
export function useCaseFiles(quotationNumber: string, reloadCase: () => unknown) {
  const query = queryOf(motorFiles, { query: { quotationNumber } });
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  const take = (files: CaseFiles) => queryClient.setQueryData(query.queryKey, files);
  /** What changes with the file: where the case stands, and its trail, which no version of the case counts. */
  const reloadAround = () =>
    Promise.all([reloadCase(), queryClient.invalidateQueries({ queryKey: [motorCaseTrail.name, quotationNumber] })]);
  return {
    files: data,
    error,
    refetch,
    /** The list, the case and its trail as they are now. */
    reload: () => Promise.all([refetch(), reloadAround()]),
    /** Several are sent one after the other: whoever sends them reads again what is around them when all are there. */
    add: async (file: File, fileType: MotorFileType, onProgress: (share: number) => void) =>
      take(await uploadFile(uploadMotorFile, undefined, file, onProgress, { quotationNumber, fileType })),
    /** Accepts a document, or says in a note what is wrong with it. */
    review: (fileId: string, reviewNote?: string) =>
      callApi(reviewMotorFile, {
        params: { fileId },
        body: reviewNote === undefined ? { reviewedAs: 'accepted' } : { reviewedAs: 'toCorrect', reviewNote },
      }),
    /** Gives a document another type. */
    sort: async (fileId: string, fileType: MotorFileType) => {
      take(await callApi(sortMotorFile, { params: { fileId }, body: { fileType } }));
      void reloadAround();
    },
    remove: (fileId: string) => callApi(removeMotorFile, { params: { fileId } }),
    reloadAround,
  };
}
