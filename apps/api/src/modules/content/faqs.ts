import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@onegi/contract/call';
import type { EditedFaq, saveFaq } from '@onegi/contract/calls/content/editing';
import type { LineCode } from '@onegi/contract/lines';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import type { Actor } from '../../ports/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { act, allowedActions } from '../workflow/act.ts';
import type { ChangeOf, Circumstances } from '../workflow/workflow.ts';
import { auditedFaq } from './audited-content.ts';
import type { Chosen } from './change-file.ts';
import { faqWorkflow, publishRefusalOf } from './publication.ts';
import type { ContentTables } from './tables.ts';

type FaqRow = Selectable<ContentTables['claim_faqs']>;

const describe = (row: FaqRow) => ({
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

/** A question as its editor sees it. */
function describeEdited(row: FaqRow, by: Circumstances): EditedFaq {
  const actions = allowedActions(faqWorkflow, row, by);
  return {
    ...describe(row),
    allowedActions: actions,
    publishRefusal: publishRefusalOf(faqWorkflow, row, by),
    toApprove: actions.includes('publish') && isCorrected(row),
  };
}

/** As `awaitsSecondPerson` says it to the database. */
const isCorrected = ({ state, changed_at, state_changed_at }: FaqRow): boolean =>
  state === 'draft' || (state_changed_at !== null && changed_at > state_changed_at);

const questionsAbout = (db: Db, line: LineCode) =>
  db.selectFrom('claim_faqs').selectAll().where('line', '=', line).orderBy('seq').orderBy('id');

/** The published questions of a product, in order. */
export async function listFaqs(db: Db, line: LineCode) {
  return (await questionsAbout(db, line).where('state', '=', 'published').execute()).map(describe);
}

/** All of them, for editors. */
export async function listEditedFaqs(db: Db, line: LineCode, by: Circumstances): Promise<EditedFaq[]> {
  return (await questionsAbout(db, line).execute()).map((row) => describeEdited(row, by));
}

/** Changes a question, or adds it as a draft when it has no id yet. */
export async function saveQuestion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, version, ...details }: BodyOf<typeof saveFaq>,
): Promise<EditedFaq> {
  const by = { actor, now: clock.now() };
  const values = {
    line: details.line,
    seq: details.seq,
    question_en: details.question,
    question_zh: details.questionZh,
    answer_en: details.answer,
    answer_zh: details.answerZh,
  };
  if (id) return changeFaq({ db, clock }, actor, { id, version: version ?? 0 }, 'edit', values);
  const begun = { id: randomUUID(), state: 'draft', changed_by: actor.userId, changed_at: by.now } as const;
  return inTransaction(db, async (tx) => {
    const row = await tx
      .insertInto('claim_faqs')
      .values({ ...values, ...begun, state_changed_at: by.now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(tx, 'faq.added', auditedFaq(row));
    return rememberAnswer(tx, describeEdited(row, by));
  });
}

/** Edits, publishes or withdraws a question. */
export async function changeFaq(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, version }: Chosen,
  action: 'edit' | 'publish' | 'withdraw',
  change: ChangeOf<'claim_faqs'> = {},
): Promise<EditedFaq> {
  const by = { actor, now: clock.now() };
  return inTransaction(db, async (tx) =>
    describeEdited(await act(tx, faqWorkflow, { ...by, id, version, action, change }), by),
  );
}

/** Removes the draft of a question. */
export async function deleteQuestion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  chosen: Chosen,
): Promise<{ id: string }> {
  const by = { actor, now: clock.now() };
  return inTransaction(db, async (tx) => {
    const { id } = await act(tx, faqWorkflow, { ...chosen, ...by, action: 'delete' });
    return { id };
  });
}
