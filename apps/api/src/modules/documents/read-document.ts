import type { Db } from '../../db/database.ts';
import type { Catalogue } from '../../ports/catalogue.ts';
import type { PrintJob } from '../../ports/pdfs.ts';
import { type DocumentFacts, isEndorsement, isOffered, type PolicyFacts } from '../../ports/policy-facts.ts';
import type { DocumentKind } from './document-kinds.ts';
import { documentOfName, fileNameOf } from './file-names.ts';
import { type PrintDeps, printPrivate, printPublic } from './print-cached.ts';
import { productPrint } from './product-print.ts';
import type { DocumentsTables } from './tables.ts';

export interface ReadDocumentDeps extends PrintDeps {
  readonly db: Db;
  readonly catalogue: Catalogue;
}

export interface ReadDocument {
  readonly documentId: string;
  readonly kind: DocumentKind;
  /** A safe name that says what it is: 'schedule-LPG-TRV-26-0001234.pdf'. */
  readonly readableName: string;
  /** What down-file takes. */
  readonly fileName: string;
  readonly pdf: Buffer;
}

type DocumentRow = DocumentsTables['documents'];

async function printSold(deps: ReadDocumentDeps, row: DocumentRow, facts: PolicyFacts): Promise<Buffer> {
  const version = await deps.catalogue.version(facts.line, facts.catalogueVersion);
  const plan = version.planByCode.get(facts.planCode);
  if (!plan) throw new Error(`Version ${facts.catalogueVersion} of ${facts.line} has no plan ${facts.planCode}`);
  const { kind, language } = row;
  if (kind === 'debitNote' || kind === 'endorsement' || kind === 'creditNote')
    throw new Error(`A policy that is paid by card has no ${kind} to print`);
  if (kind === 'wording') {
    const job: PrintJob = { kind, language, product: productPrint(version, plan.insurer.code) };
    return (await printPublic(deps, job)).pdf;
  }
  if (kind === 'certificate') {
    const { policyNumber, holder, motor } = facts;
    const { insurer } = plan;
    return printPrivate(deps, row.id, {
      kind: 'motorCertificate',
      language,
      facts: { insurer, policyNumber, insuredName: holder.name, motor },
    });
  }
  return printPrivate(deps, row.id, {
    kind,
    language,
    policy: { facts, plan, optionalCovers: version.optionalCovers },
  });
}

const offeredKind = (kind: DocumentKind) =>
  kind === 'certificate' ? 'motorCertificate' : kind === 'debitNote' ? 'debitNote' : 'offeredSchedule';

/** What the process that prints is given of a document. */
function print(deps: ReadDocumentDeps, row: DocumentRow, facts: DocumentFacts): Promise<Buffer> {
  const { kind, language } = row;
  if (kind === 'certificate' && isEndorsement(facts))
    return printPrivate(deps, row.id, { kind: 'motorCertificate', language, facts });
  if (isEndorsement(facts))
    return printPrivate(deps, row.id, {
      kind: kind === 'endorsement' ? 'endorsement' : 'endorsementNote',
      language,
      facts,
    });
  if (isOffered(facts)) return printPrivate(deps, row.id, { kind: offeredKind(kind), language, facts });
  return printSold(deps, row, facts);
}

async function printed(deps: ReadDocumentDeps, row: DocumentRow): Promise<ReadDocument> {
  const facts = deps.seal.open<DocumentFacts>(`documents/${row.id}`, row.facts_sealed);
  const named = isEndorsement(facts) ? `${facts.policyNumber}-${facts.endorsementNo}` : facts.policyNumber;
  return {
    documentId: row.id,
    kind: row.kind,
    readableName: `${row.kind}-${named.replaceAll(/[^\w-]/g, '')}.pdf`,
    fileName: fileNameOf(deps.seal, row),
    pdf: await print(deps, row, facts),
  };
}

/**
 * A policy's document as a PDF, made when it is first asked for.
 * @param name the name that cannot be guessed
 * @returns null when there is none
 */
export async function readDocument(deps: ReadDocumentDeps, name: string): Promise<ReadDocument | null> {
  const wanted = documentOfName(deps.seal, name);
  if (!wanted) return null;
  const row = await deps.db.selectFrom('documents').selectAll().where('id', '=', wanted.id).executeTakeFirst();
  return row?.kind === wanted.kind ? printed(deps, row) : null;
}

/**
 * Documents by their ids, in the order of these, as functions that make the PDF.
 * @throws when one does not exist
 */
export async function readDocuments(
  deps: ReadDocumentDeps,
  ids: readonly string[],
): Promise<(() => Promise<ReadDocument>)[]> {
  if (ids.length === 0) return [];
  const rows = await deps.db.selectFrom('documents').selectAll().where('id', 'in', ids).execute();
  return ids.map((id) => {
    const row = rows.find((each) => each.id === id);
    if (!row) throw new Error(`There is no document ${id}`);
    return () => printed(deps, row);
  });
}
