import type { ApplicantDraft, PersonDraft } from '@onegi/contract/calls/purchases/shapes';
import { hkidCheckDigit } from '@onegi/contract/fields/formats';

const surnames = ['CHAN', 'WONG', 'LEE', 'CHEUNG', 'LAU', 'HO', 'NG', 'LAM', 'YIP', 'TSANG', 'KWOK', 'MAK'] as const;
const firstNames = ['TAI MAN', 'SIU MING', 'KA YAN', 'WAI LING', 'CHI KEUNG', 'HOI TING', 'YUK LAN'] as const;
const districts = ['WC', 'CW', 'ST', 'KC', 'YT', 'SS'] as const;

/** Invented clients of the demonstration. */
export interface Client {
  readonly applicant: ApplicantDraft;
  /** The same person where the form asks for somebody insured. */
  readonly insured: PersonDraft;
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

export function clientOf(index: number): Client {
  const body = `Y${String(300_000 + index * 37)}`;
  const who = {
    surname: at(surnames, index * 5),
    firstName: at(firstNames, index),
    bornOn: `${1984 + (index % 9)}-0${1 + (index % 8)}-1${index % 9}`,
    hkid: `${body}${hkidCheckDigit(body)}`,
  };
  const applicant = {
    ...who,
    title: at(['Mr.', 'Miss', 'Mrs'], index),
    flat: at(['A', 'B', 'C', 'D'], index),
    floor: String(2 + (index % 30)),
    building: `Demo Court Block ${1 + (index % 7)}`,
    street: `${1 + (index % 90)} Demo Road`,
    district: at(districts, index),
    phone: `2000 ${String(1_000 + index).slice(-4)}`,
    email: `client${String(index + 1).padStart(3, '0')}@example.com`,
  };
  return { applicant, insured: { personKind: 'A', ...who } };
}
