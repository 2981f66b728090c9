import { writtenDay } from '@onegi/contract/written-dates';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../../lib/bilingual.ts';
import type { Language } from '../../../lib/texts.ts';
import type { CommercialFacts } from '../../../ports/policy-facts.ts';
import { answeredParts } from './answered-part.ts';
import { excessPart } from './motor-parts.ts';
import { type Printed, printed } from './printed-texts.ts';
import { heading, sheet } from './sheet.ts';
import { factList, grid, sumTable } from './tables.ts';

/** Premium and levies down to what is payable; a levy that is nil is left out. */
export function premiumOf(facts: CommercialFacts, language: Language): Content {
  const t = printed[language];
  const levies = [
    [facts.product === 'MOTOR' ? t('schedule.mibLevy') : t('commercial.classLevies'), facts.classLeviesCents],
    [t('schedule.levy'), facts.iaLevyCents],
  ] as const;
  return sumTable(
    [[t('commercial.premium'), facts.premiumCents], ...levies.filter(([, cents]) => cents !== 0)],
    [t('commercial.total'), facts.totalCents],
  );
}

function employeesPart({ employees, insurer }: CommercialFacts, language: Language, t: Printed): Content[] {
  if (employees.length === 0) return [];
  return [
    heading(t('commercial.employees')),
    grid({
      head: [t('commercial.occupation'), t('commercial.count'), t('commercial.payroll')],
      widths: ['*', 70, 120],
      colour: insurer.colour,
      rows: employees.map(({ occupation, count, payroll }) => [
        inLanguage(occupation, language),
        { text: count, alignment: 'right' },
        { text: payroll, alignment: 'right' },
      ]),
    }),
  ];
}

const paragraph = (title: string, text: string): Content[] => (text === '' ? [] : [heading(title), { text }]);

/** The schedule of a policy that came of an insurer's offer: what was asked, what was answered, what was offered for it. */
export function offeredSchedule(facts: CommercialFacts, language: Language): TDocumentDefinitions {
  const t = printed[language];
  const { insurer } = facts;
  const period = { from: writtenDay(facts.startsOn, language), to: writtenDay(facts.endsOn, language) };
  const given = (label: string, value: string) => (value === '' ? [] : [[label, value] as const]);
  return sheet({
    language,
    insurer,
    title: t('title.schedule'),
    subtitle: `${inLanguage(facts.productName, language)}\n${facts.policyNumber}`,
    reference: facts.policyNumber,
    content: [
      { text: t('commercial.intro'), margin: [0, 0, 0, 2] },
      { text: t('schedule.policy'), style: 'h2' },
      factList([
        [t('schedule.policyNumber'), facts.policyNumber],
        [t('schedule.transactionNumber'), facts.transactionNumber],
        [t('schedule.insurer'), inLanguage(insurer.name, language)],
        [t('commercial.class'), inLanguage(facts.productName, language)],
        ...given(t('commercial.planCode'), facts.planCode),
        ...given(t('commercial.reference'), facts.insurerReference),
        [t('commercial.requestNumber'), facts.requestNumber],
        [t('schedule.period'), t('schedule.periodValue', period)],
        [t('schedule.issuedOn'), writtenDay(facts.issuedOn, language)],
      ]),
      { text: t('commercial.insured'), style: 'h2' },
      factList([[t('commercial.insuredName'), facts.insuredName]]),
      { unbreakable: true, stack: [{ text: t('commercial.premium'), style: 'h2' }, premiumOf(facts, language)] },
      ...paragraph(t('commercial.excess'), facts.excess),
      ...paragraph(t('commercial.conditions'), facts.conditions),
      ...(facts.motor ? excessPart(facts.motor.excesses, language, insurer.colour) : []),
      ...answeredParts(facts.answers, language, t('schedule.facts')),
      ...employeesPart(facts, language, t),
    ],
  });
}
