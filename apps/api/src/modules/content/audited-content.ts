import type { Selectable } from 'kysely';
import type { AuditFacts } from '../audit/attributes.ts';
import type { AuditEvent } from '../audit/record-audit.ts';
import type { ContentTables } from './tables.ts';

type Audited = AuditEvent & { readonly after: AuditFacts };

/** A file as the audit trail names and compares it. */
export function auditedFile(row: Selectable<ContentTables['content_files']>): Audited {
  return {
    id: row.id,
    name: row.file_name,
    after: {
      box: row.box,
      state: row.state,
      fileName: row.file_name,
      title: row.title_en,
      titleZh: row.title_zh,
      shownOn: row.shown_on,
      shownUntil: row.shown_until,
      insurer: row.insurer_code,
      line: row.line,
      productName: row.product_name_en,
      productNameZh: row.product_name_zh,
    },
  };
}

/** A question and its answer as the audit trail names and compares them. */
export function auditedFaq(row: Selectable<ContentTables['claim_faqs']>): Audited {
  return {
    id: row.id,
    name: row.question_en,
    after: {
      state: row.state,
      line: row.line,
      seq: row.seq,
      question: row.question_en,
      questionZh: row.question_zh,
      answer: row.answer_en,
      answerZh: row.answer_zh,
    },
  };
}
