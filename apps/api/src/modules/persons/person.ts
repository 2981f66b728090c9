/** Whose persons they are: the prefix of the tables that keep them. */
export type PersonOwner = 'application' | 'policy';

/** What is known of a person, by the names of the contract: surname, hkid, phone … */
export type PersonFields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Who is insured by an insurer's offer, or a person's name, surname first; '' where none is known. */
export const nameOf = ({ insuredName, surname, firstName }: PersonFields): string =>
  textOf(insuredName) || [surname, firstName].map(textOf).filter(Boolean).join(' ');

/** A person of an application or a policy. */
export interface Person {
  /** 0 is the applicant or policyholder; the others keep their number for good. */
  readonly personNo: number;
  readonly role: 'applicant' | 'holder' | 'insured';
  /** Of an insured person: adult, child, driver …; null for the applicant and policyholder. */
  readonly kind: string | null;
  readonly fields: PersonFields;
}

/** An applicant or policyholder, who comes first, and the insured persons at their places, as rows will hold them. */
export function personsOf<Insured extends { readonly personKind: string }>(
  role: 'applicant' | 'holder',
  first: object,
  insured: readonly Insured[],
): Person[] {
  return [
    { personNo: 0, role, kind: null, fields: { ...first } },
    ...insured.map(({ personKind, ...fields }, place) => ({
      personNo: place + 1,
      role: 'insured' as const,
      kind: personKind,
      fields,
    })),
  ];
}

/** The insured persons at their places. */
export const insuredOf = (persons: readonly Person[]): Record<string, unknown>[] =>
  persons.filter(({ role }) => role === 'insured').map(({ kind, fields }) => ({ personKind: kind, ...fields }));
