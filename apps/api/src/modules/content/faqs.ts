import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@onegi/contract/call';
import type { EditedFaq, saveFaq } from '@onegi/contract/calls/content/editing';
import type { LineCode } from '@onegi/contract/lines';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../ports/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { act } from '../workflow/act.ts';
import { auditedFaq } from './audited-content.ts';
import type { Chosen } from './change-file.ts';
import { faqWorkflow } from './publication.ts';
import type { ContentTables } from './tables.ts';

type FaqRow = Selectable<ContentTables['claim_faqs']>;

const describe = (row: FaqRow): EditedFaq => ({
  id: row.id,
  line: row.line,
  seq: row.seq,
  question: row.question_en,
  questionZh: row.question_zh,
  answer: row.answer_en,
  answerZh: row.answer_zh,
  state: row.state,
  version: row.version,
});

/** The questions of a product, in order; all of them for editors. */
export async function listFaqs(db: Db, line: LineCode, { published }: { published: boolean }): Promise<EditedFaq[]> {
  const all = db.selectFrom('claim_faqs').selectAll().where('line', '=', line).orderBy('seq').orderBy('id');
  return (await (published ? all.where('state', '=', 'published') : all).execute()).map(describe);
}

async function locked(tx: Tx, { id, version }: Chosen): Promise<FaqRow> {
  const row = await tx.selectFrom('claim_faqs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new AppError('entry.notFound');
  if (row.version !== version) throw new AppError('entry.stale');
  return row;
}

/** Changes a question, or adds it as a draft when it has no id yet. */
export async function saveQuestion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, version, ...details }: BodyOf<typeof saveFaq>,
): Promise<EditedFaq> {
  const values = {
    line: details.line,
    seq: details.seq,
    question_en: details.question,
    question_zh: details.questionZh,
    answer_en: details.answer,
    answer_zh: details.answerZh,
    changed_by: actor.userId,
    changed_at: clock.now(),
  };
  if (!id) {
    const added = { ...values, id: randomUUID(), state: 'draft' as const };
    return inTransaction(db, async (tx) => {
      const row = await tx.insertInto('claim_faqs').values(added).returningAll().executeTakeFirstOrThrow();
      await recordAudit(tx, 'faq.added', auditedFaq(row));
      return describe(row);
    });
  }
  return inTransaction(db, async (tx) => {
    const before = await locked(tx, { id, version: version ?? 0 });
    const changed = { ...values, version: before.version + 1 };
    const update = tx.updateTable('claim_faqs').set(changed).where('id', '=', id).returningAll();
    const row = await update.executeTakeFirstOrThrow();
    await recordAudit(tx, 'faq.changed', { ...auditedFaq(row), before: auditedFaq(before).after });
    return describe(row);
  });
}

/** Publishes or withdraws a question. */
export async function changeFaqState(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  chosen: Chosen,
  action: 'publish' | 'withdraw',
): Promise<EditedFaq> {
  return inTransaction(db, async (tx) =>
    describe(await act(tx, faqWorkflow, { ...chosen, action, actor, now: clock.now() })),
  );
}
