import type { DocumentRow, RowGiven } from '@onegi/contract/calls/policies/document-shapes';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { notifyFailure } from '../../../lib/notify.ts';
import { readPicture } from '../../../lib/read-picture.ts';

/** How rows of a table are filled. */
export interface RowFilling {
  /** Sends a file for a row. @returns the upload, which the row is to be saved with; null where the row holds it already */
  readonly send: (row: DocumentRow, file: File, onProgress: (share: number) => void) => Promise<string | null>;
  readonly save: (row: RowGiven) => Promise<void>;
}

/** A file that was sent and that its row does not hold yet. */
export interface WaitingUpload {
  readonly uploadId: string;
  readonly name: string;
  readonly bytes: number;
  /** The image itself, as it was chosen. */
  readonly picture: string | undefined;
}

/** Somebody else was quicker, or the upload has gone: the row is shown as it is. */
const isOutdated = (error: unknown) => error instanceof ApiError && (error.status === 409 || error.status === 404);

/**
 * Fills a row: a file is sent at once and taken into the row; into a free row only with a description, for which it waits.
 */
export function useRowUpload(row: DocumentRow, filling: RowFilling, reload: () => Promise<unknown>) {
  const { rowNumber, documentId, canDescribe, name } = row;
  const [typed, setTyped] = useState<string>();
  const [waiting, setWaiting] = useState<WaitingUpload>();
  const [isUndescribed, setUndescribed] = useState(false);
  const description = typed ?? (canDescribe ? name : '');
  const isEmpty = description.trim() === '';

  const forget = () => {
    setWaiting(undefined);
    setTyped(undefined);
    setUndescribed(false);
  };
  /** What fails because the row is another by now is told, and the row shown anew; @throws anything else */
  const orShowAnew = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!isOutdated(error)) throw error;
      notifyFailure(error);
      forget();
      await reload();
    }
  };
  const save = async (uploadId?: string) => {
    const seen = documentId ? { documentId } : {};
    const described = canDescribe ? { description: description.trim() } : {};
    await filling.save({ rowNumber, ...seen, ...described, ...(uploadId ? { uploadId } : {}) });
    forget();
  };
  const send = (file: File, onProgress: (share: number) => void) =>
    orShowAnew(async () => {
      const uploadId = await filling.send(row, file, onProgress);
      if (uploadId === null) return;
      if (!canDescribe || !isEmpty) return save(uploadId);
      setWaiting({ uploadId, name: file.name, bytes: file.size, picture: await readPicture(file) });
      setUndescribed(true);
    });
  /** The field of the description was left. */
  const submit = async () => {
    const isHeld = waiting !== undefined || documentId !== undefined;
    setUndescribed(isHeld && isEmpty);
    if (!isHeld || isEmpty || (!waiting && description.trim() === name)) return;
    await orShowAnew(() => save(waiting?.uploadId)).catch(notifyFailure);
  };
  const describe = (text: string) => {
    setTyped(text);
    if (text.trim() !== '') setUndescribed(false);
  };
  return { description, describe, submit, send, waiting, isUndescribed, forget };
}
