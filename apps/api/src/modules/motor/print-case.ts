import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import type { MotorPaper } from '@onegi/contract/fields/motor-papers';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Language } from '../../lib/texts.ts';
import type { Actor } from '../../ports/actor.ts';
import type { MotorPaperPart, MotorPaperPrint } from '../../ports/pdfs.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readDocuments } from '../documents/read-document.ts';
import { checkAddress } from '../policies/certificates/printed-number.ts';
import { levyText } from '../quotes/describe-quote.ts';
import { promisedPlan } from './case-excess.ts';
import { filesOfCase } from './case-files.ts';
import { formOfCase } from './case-form.ts';
import { papersOf } from './case-papers.ts';
import { readMotorCase } from './case-row.ts';
import { discountPart, historyPart, holderPart, insurancePart, usedFor, vehiclePart } from './paper-facts.ts';
import { claimsPart, driversPart, offencesPart } from './paper-grids.ts';
import { excessesIn, premiumIn } from './paper-premium.ts';
import type { MotorCaseRow, MotorQuoteRow } from './tables.ts';

type Promised = Awaited<ReturnType<typeof promisedPlan>> & { readonly quote: MotorQuoteRow };

/** The premium in force of a case with its plan and excesses, as they were frozen; null before there is one. */
async function readPromise(deps: Deps, db: Db, { quote_id }: MotorCaseRow): Promise<Promised | null> {
  if (!quote_id) return null;
  const quote = await db.selectFrom('motor_quotes').selectAll().where('id', '=', quote_id).executeTakeFirstOrThrow();
  return { quote, ...(await promisedPlan(deps, quote)) };
}

/** What is printed of a form: a proposal says all that was asked, a quotation and a cover note what is insured. */
function partsOf(paper: MotorPaper, form: MotorForm, row: MotorCaseRow, promised: Promised | null): MotorPaperPart[] {
  const isWhole = paper === 'proposal';
  const head = [
    insurancePart(form, row, promised?.plan ?? null, paper),
    holderPart(form, isWhole),
    vehiclePart(form, isWhole),
  ];
  if (paper === 'coverNote') return head;
  if (!isWhole) return [...head, discountPart(form, false)];
  return [
    ...head,
    discountPart(form, true),
    driversPart(form),
    claimsPart(form),
    offencesPart(form),
    historyPart(form),
  ];
}

async function coverOf(db: Db, row: MotorCaseRow, form: MotorForm): Promise<MotorPaperPrint['cover']> {
  if (!row.cover_note_from || !row.cover_note_until) return null;
  const files = await filesOfCase(db, row);
  return {
    from: row.cover_note_from.toISOString(),
    until: row.cover_note_until.toISOString(),
    isPaid: files.some(({ slot }) => slot?.startsWith('E09')),
    use: usedFor(form),
    drivers: form.drivers.map(({ driverName }) => driverName),
  };
}

/** What has to be printed, of the case and of its promise as it was frozen. */
async function paperOf(
  deps: Deps,
  row: MotorCaseRow,
  paper: MotorPaperPrint['paper'],
  language: Language,
): Promise<MotorPaperPrint> {
  const { db, clock, settings } = deps;
  const form = formOfCase(deps, row);
  const promised = await readPromise(deps, db, row);
  const isCoverNote = paper === 'coverNote';
  const number = (isCoverNote ? row.cover_note_number : null) ?? row.quotation_number;
  const parts = partsOf(paper, form, row, promised);
  return {
    paper,
    number,
    checkUrl: checkAddress(deps, number, language),
    insurer: promised?.plan.insurer ?? null,
    edition: row.edition,
    printedAt: clock.now().toISOString(),
    parts,
    premium: promised?.quote.premium ? premiumIn(promised.quote.premium) : null,
    excesses: promised ? excessesIn(promised.excesses) : [],
    validUntil: paper === 'quotation' ? (row.expires_at?.toISOString() ?? null) : null,
    levyText: promised ? levyText(promised.quote.terms) : null,
    hotline: settings.current().HOTLINE_NUMBER,
    cover: isCoverNote ? await coverOf(db, row, form) : null,
  };
}

/** The certificate that was stored with the policy. */
async function readCertificate(deps: Deps, { policy_id }: MotorCaseRow, language: Language): Promise<Buffer> {
  const found = await deps.db
    .selectFrom('documents')
    .select('id')
    .where('owner_id', '=', policy_id)
    .where('kind', '=', 'certificate')
    .where('language', '=', language)
    .executeTakeFirst();
  const [read] = await readDocuments(deps, found ? [found.id] : []);
  if (!read) throw new AppError('FileNExist');
  return (await read()).pdf;
}

/**
 * A printed document of a case that the caller may see; that it was printed is in the audit trail.
 * @throws AppError motorCase.notFound, FileNExist where there is none as the case stands, server.busy
 */
export async function printMotorCase(
  deps: Deps,
  actor: Actor,
  asked: { readonly quotationNumber: string; readonly paper: MotorPaper; readonly language: Language },
): Promise<Buffer> {
  const { quotationNumber, paper, language } = asked;
  const row = await readMotorCase(deps, deps.db, actor, 'motor.read', quotationNumber);
  if (!papersOf(row).includes(paper)) throw new AppError('FileNExist');
  const pdf =
    paper === 'certificate'
      ? await readCertificate(deps, row, language)
      : await deps.pdfs.make({ kind: 'motorPaper', language, motorPaper: await paperOf(deps, row, paper, language) });
  await recordAudit(deps.db, 'motorCase.printed', {
    id: row.id,
    name: quotationNumber,
    after: { kind: paper, language },
  });
  return pdf;
}
