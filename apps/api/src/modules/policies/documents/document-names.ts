import { endorsementDocument, policyDocument, settlementDocument } from '@onegi/contract/fields/policy-documents';
import type { StoredFileRow } from '../../files/stored-file.ts';

/** Everything that is uploaded for a policy, and looked at by the office. */
export const documentPurposes = [policyDocument, endorsementDocument, settlementDocument] as const;

const STORED_NAME = /^policy-document-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[a-z]+$/;

/** What down-file takes. Knowing it gives nobody a right. */
export const storedNameOf = ({ id, file_type }: StoredFileRow): string => `policy-document-${id}.${file_type}`;

/** The id in such a name; undefined for any other. */
export const idInName = (name: string): string | undefined => STORED_NAME.exec(name)?.[1];
