import type { PolicyDetail } from '@onegi/contract/calls/policies/policy-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { bothTexts } from '../../lib/texts.ts';
import { type DocumentKind, owedDocumentKinds, paidDocumentKinds } from './document-kinds.ts';
import { fileNameOf } from './file-names.ts';

const inOrder: readonly DocumentKind[] = [...new Set<DocumentKind>([...owedDocumentKinds, ...paidDocumentKinds])];

interface MadeDocument {
  readonly id: string;
  readonly kind: string;
  readonly language: 'en' | 'zh-Hant';
}

/** The documents that were made of a policy, to be selected beside its row. */
export const selectPolicyDocuments = (policyId: RawBuilder<unknown>): RawBuilder<MadeDocument[]> => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'language', language) order by language), '[]')
  from documents where owner_id = ${policyId}
)`;

/** These, by kind and language, each with the name that opens it. */
export const describeMadeDocuments = (
  { seal }: Pick<Deps, 'seal'>,
  made: readonly MadeDocument[],
): PolicyDetail['documents'] =>
  inOrder.flatMap((kind) => {
    const name = bothTexts(`issue.documentNames.${kind}`);
    return made
      .filter((row) => row.kind === kind)
      .map((row) => ({
        documentKind: kind,
        documentLanguage: row.language,
        fileName: fileNameOf(seal, { ...row, kind }),
        documentName: name.en,
        documentNameZh: name.zhHant,
      }));
  });

/** The documents that were made of a policy. */
export async function describePolicyDocuments(
  deps: Pick<Deps, 'seal'>,
  db: Db,
  policyId: string,
): Promise<PolicyDetail['documents']> {
  const { rows } = await sql<{ made: MadeDocument[] }>`
    select ${selectPolicyDocuments(sql`${policyId}`)} as made`.execute(db);
  return describeMadeDocuments(deps, rows[0]?.made ?? []);
}
