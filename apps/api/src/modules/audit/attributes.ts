import type { AuditFact } from '@onegi/contract/fields/audit';

/**
 * How a value is kept: as it is; a person's name by its initials; an address by its ends; free words without what names
 * people; of what its own table seals how long it is and nothing else, for words about a person name more than patterns find.
 */
type Keeping = 'plain' | 'name' | 'email' | 'words' | 'sealed';

/** Everything that may stand before and after an event. What is not listed cannot be written down. */
export const auditAttributes = {
  // users and sessions
  name: 'name',
  nameZh: 'name',
  email: 'email',
  employeeId: 'plain',
  licence: 'plain',
  unit: 'words',
  roles: 'plain',
  trCodes: 'plain',
  state: 'plain',
  language: 'plain',
  method: 'plain',
  factor: 'plain',
  sessions: 'plain',
  factorsCleared: 'plain',
  limitedTo: 'plain',
  // settings
  value: 'plain',
  // files and questions
  box: 'plain',
  title: 'words',
  titleZh: 'words',
  fileName: 'words',
  sha256: 'plain',
  shownOn: 'plain',
  shownUntil: 'plain',
  productName: 'words',
  productNameZh: 'words',
  question: 'words',
  questionZh: 'words',
  answer: 'words',
  answerZh: 'words',
  seq: 'plain',
  // catalogue
  version: 'plain',
  effectiveFrom: 'plain',
  // sales
  line: 'plain',
  insurer: 'plain',
  plan: 'plain',
  amountCents: 'plain',
  agreeMarketing: 'plain',
  currency: 'plain',
  failure: 'plain',
  refundReason: 'plain',
  policyNumber: 'plain',
  kind: 'plain',
  handler: 'plain',
  mobile: 'sealed',
  // why something was done with a motor case, which the case's own trail shows
  remarks: 'words',
  policyRemarks: 'sealed',
  startsOn: 'plain',
  endsOn: 'plain',
  expiresOn: 'plain',
  template: 'plain',
  // the fields of a form by name, masked by who writes them down
  entries: 'plain',
  // exports
  rows: 'plain',
  // the books
  problems: 'plain',
  // refusals
  repeats: 'plain',
} as const satisfies Record<string, Keeping>;

export type AuditAttribute = keyof typeof auditAttributes;
export type AuditFacts = { readonly [A in AuditAttribute]?: AuditFact | undefined };

const LONGEST = 200;
const EMAIL = /[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+/g;
const HKID = /(?<![A-Za-z0-9])[A-Z]{1,2}\s?\d{6}\s?\(?[0-9A]\)?(?![A-Za-z0-9])/gi;
const PHONE = /(?<!\d)(?:\+?852[ -]?)?[2-9]\d{3}[ -]?\d{4}(?!\d)/g;

/** Free words without addresses, identity cards and telephone numbers that somebody may have put into them. */
export const maskPersons = (words: string): string =>
  words.replaceAll(EMAIL, '***@***').replaceAll(HKID, '***').replaceAll(PHONE, '***');

/** Such words as the audit trail keeps them: no longer than it takes to know what they are about. */
export function maskWords(words: string): string {
  const masked = maskPersons(words);
  return masked.length > LONGEST ? `${masked.slice(0, LONGEST)}…` : masked;
}

const initialOf = (word: string) => `${[...word][0] ?? ''}***`;

function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${initialOf(email.slice(0, Math.max(at, 0)))}@${initialOf(email.slice(at + 1))}`;
}

const masks: Record<Keeping, (text: string) => string> = {
  plain: (text) => text,
  words: maskWords,
  name: (name) => name.split(/\s+/).filter(Boolean).map(initialOf).join(' '),
  email: maskEmail,
  sealed: (text) => (text === '' ? '' : `*** (${[...text].length})`),
};

function masked(attribute: AuditAttribute, fact: AuditFact): AuditFact {
  return typeof fact === 'string' ? masks[auditAttributes[attribute]](fact) : fact;
}

const isSame = (a: AuditFact | undefined, b: AuditFact | undefined) => JSON.stringify(a) === JSON.stringify(b);

/** What differs, masked, as JSON texts; with one side alone all of it. */
export function keptFacts(before: AuditFacts | undefined, after: AuditFacts | undefined) {
  const differs = (attribute: AuditAttribute) => !before || !after || !isSame(before[attribute], after[attribute]);
  const kept = (facts: AuditFacts = {}) => {
    const attributes = (Object.keys(auditAttributes) as AuditAttribute[]).filter(differs);
    const entries = attributes.flatMap((attribute) => {
      const fact = facts[attribute];
      return fact === undefined ? [] : [[attribute, masked(attribute, fact)]];
    });
    return JSON.stringify(Object.fromEntries(entries));
  };
  return { before: kept(before), after: kept(after) };
}
