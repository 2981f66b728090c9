import { randomUUID } from 'node:crypto';
import type { Box } from '@onegi/contract/fields/content';
import { lineCodes } from '@onegi/contract/lines';
import { addDays } from '@onegi/contract/lines/dates';
import { claimForms as en } from '@onegi/messages/en/claim-forms';
import { claimForms as zh } from '@onegi/messages/zh-Hant/claim-forms';
import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../src/db/database.ts';
import type { Recipe } from '../../src/modules/content/made/recipe.ts';
import { nextRevision } from '../../src/modules/content/next-revision.ts';
import type { ContentTables } from '../../src/modules/content/tables.ts';
import type { Clock } from '../../src/ports/clock.ts';
import { businessClaims, type ClaimFormName } from '../../src/ports/pdfs.ts';
import { activities } from './activities.ts';
import { faqs } from './faqs/all.ts';
import { library } from './library.ts';
import { news } from './news.ts';
import type { NoticeSeed } from './notice.ts';

type FileRow = Omit<
  Insertable<ContentTables['content_files']>,
  'id' | 'box' | 'state' | 'changed_at' | 'file_type' | 'recipe' | 'revision'
> & {
  recipe: Recipe;
};

function noticeRow(today: string, notice: NoticeSeed): FileRow {
  const { daysAgo, shownDays, title, titleZh, fileName, contents } = notice;
  const date = addDays(today, -daysAgo);
  const recipe: Recipe =
    'kind' in contents
      ? contents
      : { kind: 'announcement', announcement: { title: { en: title, zhHant: titleZh }, date, ...contents } };
  return {
    shown_on: date,
    shown_until: shownDays === undefined ? null : addDays(date, shownDays),
    title_en: title,
    title_zh: titleZh,
    file_name: fileName,
    recipe,
  };
}

function claimFormRow(today: string, form: ClaimFormName): FileRow {
  const line = lineCodes.find((code) => code === form) ?? null;
  return {
    shown_on: today,
    title_en: `${en.forms[form].name}: claim form`,
    title_zh: `${zh.forms[form].name}索償表格`,
    file_name: `${form}_claim_form.pdf`,
    line,
    recipe: { kind: 'claimForm', form },
  };
}

async function insertFiles(tx: Tx, box: Box, rows: readonly FileRow[], now: Date): Promise<void> {
  const revision = await nextRevision(tx, box);
  await tx
    .insertInto('content_files')
    .values(
      rows.map((row) => ({
        ...row,
        box,
        revision,
        id: randomUUID(),
        titled: true,
        state: 'published' as const,
        file_type: row.file_name.slice(row.file_name.lastIndexOf('.') + 1),
        recipe: JSON.stringify(row.recipe),
        changed_at: now,
      })),
    )
    .execute();
}

const isEmpty = async (tx: Tx, table: 'claim_faqs' | 'content_files') =>
  (await tx.selectFrom(table).select('id').limit(1).executeTakeFirst()) === undefined;

/**
 * Fills what is empty: questions about claims and claim forms always, news, activities and a product library in the
 * demonstration. What is there already stays, so every start may call it, and several processes at once.
 */
export async function seedContent(
  db: Db,
  { clock, demo }: { readonly clock: Clock; readonly demo: boolean },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Processes that start together take turns.
    await sql`select pg_advisory_xact_lock(hashtextextended('seed content', 0))`.execute(tx);
    const now = clock.now();
    const today = clock.today();
    if (await isEmpty(tx, 'claim_faqs')) {
      const rows = Object.entries(faqs).flatMap(([line, list]) =>
        list.map((faq, index) => ({
          id: randomUUID(),
          line: line as keyof typeof faqs,
          seq: (index + 1) * 10,
          question_en: faq.question,
          question_zh: faq.questionZh,
          answer_en: faq.answer,
          answer_zh: faq.answerZh,
          state: 'published' as const,
          changed_at: now,
        })),
      );
      await tx.insertInto('claim_faqs').values(rows).execute();
    }
    if (!(await isEmpty(tx, 'content_files'))) return;
    await insertFiles(
      tx,
      'claimforms',
      [...lineCodes, ...businessClaims].map((form) => claimFormRow(today, form)),
      now,
    );
    if (!demo) return;
    await insertFiles(
      tx,
      'news',
      news.map((notice) => noticeRow(today, notice)),
      now,
    );
    await insertFiles(
      tx,
      'activities',
      activities.map((notice) => noticeRow(today, notice)),
      now,
    );
    await insertFiles(
      tx,
      'prodlib',
      library.map((file, index) => ({
        shown_on: addDays(today, -5 - index * 3),
        title_en: file.title,
        title_zh: file.titleZh,
        file_name: file.fileName,
        insurer_code: file.insurer,
        line: file.line,
        product_name_en: file.productName,
        product_name_zh: file.productNameZh,
        recipe: file.recipe,
      })),
      now,
    );
  });
}
