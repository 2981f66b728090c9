import type { PolicyDetail } from '@onegi/contract/calls/policies/policy-shapes';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { bothTexts } from '../../lib/texts.ts';
import { type DocumentKind, owedDocumentKinds, paidDocumentKinds } from './document-kinds.ts';
import { fileNameOf } from './file-names.ts';

const inOrder: readonly DocumentKind[] = [...new Set<DocumentKind>([...owedDocumentKinds, ...paidDocumentKinds])];

/** The documents that were made of a policy, by kind and language, each with the name that opens it. */
export async function describePolicyDocuments(
  { seal }: Pick<Deps, 'seal'>,
  db: Db,
  policyId: string,
): Promise<PolicyDetail['documents']> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'kind', 'language'])
    .where('owner_id', '=', policyId)
    .orderBy('language')
    .execute();
  return inOrder.flatMap((kind) => {
    const name = bothTexts(`issue.documentNames.${kind}`);
    return rows
      .filter((row) => row.kind === kind)
      .map((row) => ({
        documentKind: kind,
        documentLanguage: row.language,
        fileName: fileNameOf(seal, row),
        documentName: name.en,
        documentNameZh: name.zhHant,
      }));
  });
}
