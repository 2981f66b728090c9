import type { PolicyDetail } from '@onegi/contract/calls/policies/policy-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { bothTexts } from '../../lib/texts.ts';
import {
  type DocumentKind,
  endorsementDocumentKinds,
  motorDocumentKinds,
  owedDocumentKinds,
  paidDocumentKinds,
} from './document-kinds.ts';
import { fileNameOf } from './file-names.ts';

const inOrder: readonly DocumentKind[] = [
  ...new Set<DocumentKind>([
    ...owedDocumentKinds,
    ...motorDocumentKinds,
    ...paidDocumentKinds,
    ...endorsementDocumentKinds,
  ]),
];

interface MadeDocument {
  readonly id: string;
  readonly endorsementNo: string;
  readonly kind: string;
  readonly language: 'en' | 'zh-Hant';
}

/** The documents that were made of a policy and of its endorsements, to be selected beside its row. */
export const selectPolicyDocuments = (policyId: RawBuilder<unknown>): RawBuilder<MadeDocument[]> => sql`(
  select coalesce(json_agg(json_build_object('id', document.id, 'endorsementNo', owner.endorsement_no, 'kind', document.kind,
    'language', document.language) order by owner.endorsement_no, document.language), '[]')
  from (select ${policyId} as id, '000' as endorsement_no
    union all select made_for.id, made_for.endorsement_no from policy_endorsements made_for where made_for.policy_id = ${policyId}) owner
  join documents document on document.owner_id = owner.id
)`;

/** These, by endorsement, kind and language, each with the name that opens it. */
export const describeMadeDocuments = (
  { seal }: Pick<Deps, 'seal'>,
  made: readonly MadeDocument[],
): PolicyDetail['documents'] =>
  [...Map.groupBy(made, ({ endorsementNo }) => endorsementNo)].flatMap(([endorsementNo, rows]) =>
    inOrder.flatMap((kind) => {
      const name = bothTexts(`issue.documentNames.${kind}`);
      return rows
        .filter((row) => row.kind === kind)
        .map((row) => ({
          endorsementNo,
          documentKind: kind,
          documentLanguage: row.language,
          fileName: fileNameOf(seal, { ...row, kind }),
          documentName: name.en,
          documentNameZh: name.zhHant,
        }));
    }),
  );

/** The documents that were made of a policy and of its endorsements. */
export async function describePolicyDocuments(
  deps: Pick<Deps, 'seal'>,
  db: Db,
  policyId: string,
): Promise<PolicyDetail['documents']> {
  const { rows } = await sql<{ made: MadeDocument[] }>`
    select ${selectPolicyDocuments(sql`${policyId}::uuid`)} as made`.execute(db);
  return describeMadeDocuments(deps, rows[0]?.made ?? []);
}
