import type { EarlierAnswer } from '@onegi/contract/calls/company/enquiries';
import type { Selectable } from 'kysely';
import type { Seal } from '../../lib/seal.ts';
import { type CompanyTables, type SealedAnswer, sealOwner } from './tables.ts';

type AnsweredRow = Pick<Selectable<CompanyTables['enquiries']>, 'id' | 'answer_sealed' | 'answered_at'>;
type WithAnswerer = AnsweredRow & { answered_by_name: string | null; answered_by_name_zh: string | null };

interface AnswersGiven {
  /** The answer, where the portal mailed one and the enquiry was not opened again since. */
  readonly answerText: string | null;
  readonly earlier: readonly EarlierAnswer[];
}

/** What the portal mailed in answer to an enquiry, now and before it was opened again. */
export function answersGiven(seal: Seal, row: AnsweredRow): AnswersGiven {
  if (!row.answer_sealed) return { answerText: null, earlier: [] };
  const { answerText, earlier = [] } = seal.open<SealedAnswer>(sealOwner(row.id), row.answer_sealed);
  if (answerText === null || row.answered_at) return { answerText, earlier };
  // The release before leaves an answer where it is, and forgets whose it was.
  const ofNobody = { answerText, answeredBy: null, answeredByZh: null, answeredAt: null };
  return { answerText: null, earlier: [...earlier, ofNobody] };
}

/** All that was answered as earlier answers: what is answered next is kept beside them. */
export function sealedAsEarlier(seal: Seal, row: WithAnswerer): Buffer | null {
  if (!row.answer_sealed) return null;
  const { answerText, earlier } = answersGiven(seal, row);
  const last = answerText !== null && {
    answerText,
    answeredBy: row.answered_by_name,
    answeredByZh: row.answered_by_name_zh || null,
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
  const kept: SealedAnswer = { answerText: null, earlier: last ? [...earlier, last] : earlier };
  return seal.seal(sealOwner(row.id), kept);
}
