import { narrowDay } from '@onegi/contract/written-dates';
import type { Content } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../../lib/bilingual.ts';
import { maskedHkid, maskedPassport } from '../../../lib/masked-identity.ts';
import type { Language } from '../../../lib/texts.ts';
import type { PolicyFacts } from '../../../ports/policy-facts.ts';
import type { Printed } from './printed-texts.ts';
import { grid } from './tables.ts';

type Insured = PolicyFacts['insured'][number];

interface Column {
  readonly head: string;
  readonly width: number | '*';
  readonly of: (person: Insured) => string;
}

/** What is printed of each person: what every kind has, and what at least one of them was asked for. */
function columnsFor(t: Printed, insured: readonly Insured[], language: Language): Column[] {
  const some = (field: keyof Insured) => insured.some((person) => person[field] !== undefined);
  const columns: (Column | false)[] = [
    { head: t('schedule.name'), width: '*', of: ({ name }) => name },
    insured.length > 1 && { head: t('schedule.role'), width: 60, of: ({ role }) => inLanguage(role, language) },
    some('relationship') && {
      head: t('schedule.relationship'),
      width: 58,
      of: ({ relationship }) => (relationship ? inLanguage(relationship, language) : '–'),
    },
    { head: t('schedule.bornOn'), width: 62, of: ({ bornOn }) => narrowDay(bornOn, language) },
    some('hkid') && {
      head: t('schedule.hkid'),
      width: 66,
      of: ({ hkid }) => (hkid ? maskedHkid(hkid) : '–'),
    },
    some('passport') && {
      head: t('schedule.passport'),
      width: 66,
      of: ({ passport }) => (passport ? maskedPassport(passport) : '–'),
    },
    some('licensedOn') && {
      head: t('schedule.licensedOn'),
      width: 62,
      of: ({ licensedOn }) => (licensedOn ? narrowDay(licensedOn, language) : '–'),
    },
  ];
  return columns.filter((column): column is Column => column !== false);
}

/** Who is insured, drives or is employed, under the heading of their kind; nothing where the line insures nobody. */
export function insuredPart(
  t: Printed,
  { insured }: Pick<PolicyFacts, 'insured'>,
  language: Language,
  colour: string,
): Content[] {
  const [first] = insured;
  if (!first) return [];
  const kind = first.kind === 'D' || first.kind === 'H' ? first.kind : 'A';
  const columns = columnsFor(t, insured, language);
  return [
    { text: t(`schedule.people.${kind}`), style: 'h2' },
    grid({
      head: columns.map(({ head }) => head),
      widths: columns.map(({ width }) => width),
      colour,
      rows: insured.map((person) =>
        columns.map((column, index) => (index === 0 ? { text: column.of(person), bold: true } : column.of(person))),
      ),
    }),
  ];
}
