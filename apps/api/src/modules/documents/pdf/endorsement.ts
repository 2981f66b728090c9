import { writtenDay } from '@onegi/contract/written-dates';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../../lib/bilingual.ts';
import type { Language } from '../../../lib/texts.ts';
import type { EndorsementFacts } from '../../../ports/policy-facts.ts';
import { printed } from './printed-texts.ts';
import { sheet } from './sheet.ts';
import { factList, grid, sumTable } from './tables.ts';

/** Premium and levies down to what is payable or goes back; a levy that is nil is left out. */
export function endorsedPremium(facts: EndorsementFacts, language: Language): Content {
  const t = printed[language];
  const levies = [
    [facts.product === 'MOTOR' ? t('schedule.mibLevy') : t('commercial.classLevies'), facts.classLeviesCents],
    [t('schedule.levy'), facts.iaLevyCents],
  ] as const;
  return sumTable(
    [[t('endorsement.premium'), facts.premiumCents], ...levies.filter(([, cents]) => cents !== 0)],
    [facts.totalCents < 0 ? t('endorsement.totalBack') : t('commercial.total'), facts.totalCents],
  );
}

/** The facts of the policy that an endorsement and its note are about. */
export function endorsedPolicy(facts: EndorsementFacts, language: Language): Content {
  const t = printed[language];
  const period = { from: writtenDay(facts.startsOn, language), to: writtenDay(facts.endsOn, language) };
  return factList([
    [t('schedule.policyNumber'), facts.policyNumber],
    [t('schedule.transactionNumber'), facts.transactionNumber],
    [t('endorsement.number'), facts.endorsementNo],
    [t('commercial.class'), inLanguage(facts.productName, language)],
    [t('schedule.insurer'), inLanguage(facts.insurer.name, language)],
    [t('commercial.insuredName'), facts.insuredName],
    [t('schedule.period'), t('schedule.periodValue', period)],
  ]);
}

/** An endorsement: from when, what it changes, and what it costs. All else of the policy stays as it was. */
export function endorsement(facts: EndorsementFacts, language: Language): TDocumentDefinitions {
  const t = printed[language];
  const { insurer, changes } = facts;
  return sheet({
    language,
    insurer,
    title: t('title.endorsement'),
    subtitle: `${facts.policyNumber}\n${t('endorsement.number')} ${facts.endorsementNo}`,
    reference: `${facts.policyNumber} · ${facts.endorsementNo}`,
    content: [
      { text: t('endorsement.intro', { date: writtenDay(facts.effectiveOn, language) }), margin: [0, 0, 0, 2] },
      { text: t('schedule.policy'), style: 'h2' },
      endorsedPolicy(facts, language),
      { text: t('endorsement.endorsement'), style: 'h2' },
      factList([
        [t('endorsement.kind'), inLanguage(facts.kindName, language)],
        [t('endorsement.effectiveOn'), writtenDay(facts.effectiveOn, language)],
        [t('schedule.issuedOn'), writtenDay(facts.issuedOn, language)],
      ]),
      ...(changes.length > 0
        ? [
            { text: t('endorsement.changes'), style: 'h2' },
            grid({
              head: [t('endorsement.what'), t('endorsement.before'), t('endorsement.after')],
              widths: [130, '*', '*'],
              colour: insurer.colour,
              rows: changes.map(({ label, before, after }) =>
                [label, before, after].map((words) => inLanguage(words, language)),
              ),
            }),
          ]
        : []),
      { text: t('endorsement.premiumHead'), style: 'h2' },
      facts.totalCents === 0 && facts.premiumCents === 0
        ? { text: t('endorsement.nil') }
        : endorsedPremium(facts, language),
      { text: t('endorsement.rest'), margin: [0, 16, 0, 0] },
    ],
  });
}
