import type { PolicyDetail } from '@onegi/contract/calls/policies/policy-shapes';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { bothTexts } from '../../lib/texts.ts';
import { type DocumentKind, endorsementDocumentKinds, owedDocumentKinds, paidDocumentKinds } from './document-kinds.ts';
import { fileNameOf } from './file-names.ts';

const inOrder: readonly DocumentKind[] = [
  ...new Set<DocumentKind>([...owedDocumentKinds, ...paidDocumentKinds, ...endorsementDocumentKinds]),
];

interface Owner {
  /** A policy, or one of its endorsements. */
  readonly id: string;
  readonly endorsementNo: string;
}

/** The documents that were made of a policy and its endorsements, by kind and language, each with the name that opens it. */
export async function describePolicyDocuments(
  { seal }: Pick<Deps, 'seal'>,
  db: Db,
  owners: readonly Owner[],
): Promise<PolicyDetail['documents']> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'owner_id', 'kind', 'language'])
    .where(
      'owner_id',
      'in',
      owners.map(({ id }) => id),
    )
    .orderBy('language')
    .execute();
  return owners.flatMap(({ id, endorsementNo }) =>
    inOrder.flatMap((kind) => {
      const name = bothTexts(`issue.documentNames.${kind}`);
      return rows
        .filter((row) => row.owner_id === id && row.kind === kind)
        .map((row) => ({
          endorsementNo,
          documentKind: kind,
          documentLanguage: row.language,
          fileName: fileNameOf(seal, row),
          documentName: name.en,
          documentNameZh: name.zhHant,
        }));
    }),
  );
}
