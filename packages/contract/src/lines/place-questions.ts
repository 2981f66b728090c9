import type { PersonPlace } from '../calls/purchases/shapes.ts';
import { type PersonField, type PersonQuestion, personQuestions } from '../person-questions.ts';
import { relationshipsIn } from './people.ts';

/** Who stands in a place, as far as the questions depend on it. */
interface Standing {
  /** The applicant, who types nothing twice. */
  readonly isApplicant?: boolean;
  /** The applicant stands in no place yet, and may be this person. */
  readonly mayBeApplicant?: boolean;
}

/** How a place asks a field, where not as it always is. */
interface Rule extends Partial<Omit<PersonQuestion, 'questionId'>> {
  readonly isAsked: boolean;
}

/** What a place asks of the person in it: the same rows for insured persons, drivers, students and helpers. */
export function questionsOfPlace(
  { needs, personKind }: PersonPlace,
  { isApplicant = false, mayBeApplicant = false }: Standing = {},
): PersonQuestion<PersonField>[] {
  const either = needs.includes('hkidOrPassport');
  const own = new Set<string>(['passport', 'licensedOn']);
  const rules: Partial<Record<PersonField, Rule>> = {
    // A child may have an identity card, but need not.
    hkid: {
      isAsked: needs.includes('hkid') || either || personKind === 'C',
      required: needs.includes('hkid') || either,
      ...(either ? { hint: 'either' } : needs.includes('hkid') ? {} : { hint: 'child' }),
    },
    passport: {
      isAsked: needs.includes('passport') || (either && !isApplicant),
      ...(either ? { hint: 'either' } : {}),
    },
    relationship: {
      isAsked: needs.includes('relationship'),
      options: relationshipsIn({ personKind }).filter((known) => mayBeApplicant || known !== 'S'),
    },
    licensedOn: { isAsked: needs.includes('licensedOn') },
  };
  return personQuestions.flatMap((asked): PersonQuestion<PersonField>[] => {
    const { isAsked, ...rule } = rules[asked.questionId] ?? { isAsked: true };
    return isAsked && (!isApplicant || own.has(asked.questionId)) ? [{ ...asked, required: true, ...rule }] : [];
  });
}
