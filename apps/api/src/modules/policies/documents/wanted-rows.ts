import { actionsOfClients } from '@onegi/contract/fields/endorsements';
import { endorsementDocument, policyDocument, settlementDocument } from '@onegi/contract/fields/policy-documents';
import { megabytesOf } from '@onegi/contract/file-purpose';
import type { policyDocuments as texts } from '@onegi/messages/en/policy-documents';
import type { ReviewedPurpose } from '../../files/review-workflow.ts';
import type { AskedEndorsement } from './asked-endorsement.ts';
import type { NoteRow, PolicyRow } from './policy-of.ts';

/** A row that a document can be uploaded into. */
export interface WantedRow {
  readonly rowNumber: number;
  /** What the document is, by the name of its text; null: who uploads it says. */
  readonly name: keyof (typeof texts)['rows'] | null;
  readonly required: boolean;
  /** In MB. */
  readonly docLimit: number;
}

/** The rows of one table, and whose files they hold. */
export interface RowGroup {
  readonly purpose: ReviewedPurpose;
  readonly ownerId: string;
  /** What the slots of these rows begin with, where the owner has others of the purpose. */
  readonly prefix: string;
  readonly rows: readonly WantedRow[];
}

/** Endorsement 000 is the new business: its documents are the policy's own. */
export const NEW_BUSINESS = '000';

const FREE_ROWS = [6, 7, 8, 9, 10];

const rowsOf = (purpose: ReviewedPurpose, rows: readonly (readonly [WantedRow['name'], boolean])[]): WantedRow[] =>
  rows.map(([name, required], index) => ({ rowNumber: index + 1, name, required, docLimit: megabytesOf(purpose) }));

/** The ten rows of a policy. */
export const policyGroup = ({ id }: PolicyRow): RowGroup => ({
  purpose: policyDocument,
  ownerId: id,
  prefix: '',
  rows: rowsOf(policyDocument, [
    ['proposalForm', false],
    ['businessRegistration', false],
    ['incorporation', false],
    ['shopFront', false],
    ['ncbProof', false],
    ...FREE_ROWS.map(() => [null, false] as const),
  ]),
});

/** What the slots of an endorsement begin with: they are the policy's, for it is known by its number before it is issued. */
export const slotPrefix = (endorsementNo: string): string => `${endorsementNo}/`;

/** The row of an endorsement that the signed request goes into. */
export const REQUEST_ROW = 1;

/** Kinds that nobody asks for, where the kind alone is known. */
const UNASKED_KINDS: ReadonlySet<string> = new Set(['RI', 'RV', 'AD']);

/** The rows of an endorsement. Whoever cancels a motor policy, its certificate is given back. */
export function endorsementGroup({ id, line }: PolicyRow, endorsement: AskedEndorsement): RowGroup {
  const { endorsementNo, kind, action, isAskedOnPage } = endorsement;
  const isOfClient = action ? actionsOfClients.has(action) : !UNASKED_KINDS.has(kind);
  return {
    purpose: endorsementDocument,
    ownerId: id,
    prefix: slotPrefix(endorsementNo),
    rows: rowsOf(endorsementDocument, [
      ['endorsementRequest', isOfClient && !isAskedOnPage],
      ['supportingDocument', false],
      ...(kind === 'CN' && line === 'MOTOR' ? [['cancelledCertificate', true] as const] : []),
    ]),
  };
}

/** The rows of a note's settlement. A transfer record may be a statement of many pages. */
export const settlementGroup = ({ id }: NoteRow): RowGroup => ({
  purpose: settlementDocument,
  ownerId: id,
  prefix: '',
  rows: [
    { rowNumber: 1, name: 'bankInSlip', required: false, docLimit: 5 },
    { rowNumber: 2, name: 'chequeCopy', required: false, docLimit: 5 },
    { rowNumber: 3, name: 'transferRecord', required: false, docLimit: megabytesOf(settlementDocument) },
  ],
});

export const slotOf = ({ prefix }: RowGroup, { rowNumber }: WantedRow): string => `${prefix}${rowNumber}`;
