import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { printedDate, printedMoney } from '../../../lib/printed.ts';
import type { Language } from '../../../lib/texts.ts';
import type { PolicyFacts } from '../policy-facts.ts';
import type { PolicyPrint } from './print-job.ts';
import { inLanguage, type Printed, printed } from './printed-texts.ts';
import { LINE, SOFT, sheet } from './sheet.ts';
import { benefitTables, factList, grid } from './tables.ts';

/** 'A123456(3)' or 'A1234563' → 'A123***(*)'. */
export function maskedHkid(hkid: string): string {
  const [, prefix = '', digits = ''] = /^([A-Z]{1,2})(\d{3})/i.exec(hkid) ?? [];
  return prefix ? `${prefix.toUpperCase()}${digits}***(*)` : '***';
}

/** The parts of the price down to the total; parts that are nil are left out. */
function premiumTable(t: Printed, { policy, language }: { policy: PolicyPrint; language: Language }): Content {
  const { breakdown, riders } = policy.facts;
  const riderName = (rider: string) => {
    const cover = policy.optionalCovers.find((each) => each.rider === rider);
    return cover ? inLanguage(cover.name, language) : rider;
  };
  const lines: [label: string, cents: number][] = [
    [t('schedule.basePremium'), breakdown.basePremiumCents],
    ...riders.map(({ rider, premiumCents }): [string, number] => [riderName(rider), premiumCents]),
  ];
  if (breakdown.discountCents !== 0) {
    const percent = (breakdown.discountBasisPoints / 100).toFixed(1);
    lines.push([t('schedule.discount', { percent }), -breakdown.discountCents]);
    lines.push([t('schedule.netPremium'), breakdown.netPremiumCents]);
  }
  lines.push([t('schedule.levy'), breakdown.levyCents]);
  if (breakdown.otherLeviesCents !== 0) lines.push([t('schedule.otherLevies'), breakdown.otherLeviesCents]);
  const row = ([label, cents]: [string, number]) => [
    { text: label },
    { text: printedMoney(cents), alignment: 'right' as const },
  ];
  return {
    table: {
      widths: ['*', 130],
      dontBreakRows: true,
      body: [
        ...lines.map(row),
        [
          { text: t('schedule.total'), bold: true, fontSize: 11 },
          { text: printedMoney(breakdown.totalCents), bold: true, fontSize: 11, alignment: 'right' },
        ],
      ],
    },
    layout: {
      hLineWidth: (index, node) => (index === 0 ? 0 : index === node.table.body.length - 1 ? 1 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: () => 4,
      paddingBottom: () => 4,
    },
  };
}

function insuredTable(t: Printed, facts: PolicyFacts, language: Language, colour: string): Content {
  return grid({
    head: [
      t('schedule.name'),
      t('schedule.kind'),
      t('schedule.relationship'),
      t('schedule.bornOn'),
      t('schedule.hkid'),
    ],
    widths: ['*', 62, 80, 78, 92],
    colour,
    rows: facts.insured.map((person) => [
      { text: person.name, bold: true },
      person.kind === 'adult' ? t('schedule.adult') : t('schedule.child'),
      inLanguage(person.relationship, language),
      printedDate(person.bornOn),
      person.hkid ? maskedHkid(person.hkid) : '–',
    ]),
  });
}

export function schedule(policy: PolicyPrint, language: Language): TDocumentDefinitions {
  const { facts, plan } = policy;
  const t = printed[language];
  const { insurer } = plan;
  const period = { from: printedDate(facts.startsOn), to: printedDate(facts.endsOn) };
  const chosen = policy.optionalCovers.filter(({ rider }) => facts.riders.some((each) => each.rider === rider));
  const benefits = benefitTables({
    language,
    colour: insurer.colour,
    columns: [{ title: '', benefits: plan.benefits }],
  });
  return sheet({
    language,
    insurer,
    title: t('title.schedule'),
    subtitle: `${t(`line.${facts.line}`)} · ${facts.policyNumber}`,
    reference: facts.policyNumber,
    content: [
      { text: t('schedule.intro'), margin: [0, 0, 0, 2] },
      { text: t('schedule.policy'), style: 'h2' },
      factList([
        [t('schedule.policyNumber'), facts.policyNumber],
        [t('schedule.transactionNumber'), facts.transactionNumber],
        [t('schedule.insurer'), inLanguage(insurer.name, language)],
        [t('schedule.plan'), `${inLanguage(plan.name, language)} (${plan.code})`],
        [t('schedule.period'), t('schedule.periodValue', period)],
        [t('schedule.cover'), inLanguage(facts.searchText, language)],
        [t('schedule.issuedOn'), printedDate(facts.issuedOn)],
      ]),
      { text: t('schedule.holder'), style: 'h2' },
      factList([
        [t('schedule.name'), facts.holder.name],
        [t('schedule.hkid'), maskedHkid(facts.holder.hkid)],
        [t('schedule.address'), facts.holder.address.join(', ')],
      ]),
      { text: t('schedule.insuredPersons'), style: 'h2' },
      insuredTable(t, facts, language, insurer.colour),
      {
        unbreakable: true,
        stack: [
          { text: t('schedule.premium'), style: 'h2' },
          premiumTable(t, { policy, language }),
          { text: inLanguage(facts.levyText, language), style: 'soft', margin: [0, 5, 0, 0] },
        ],
      },
      {
        unbreakable: true,
        stack: [
          { text: t('schedule.options'), style: 'h2' },
          chosen.length === 0
            ? { text: t('schedule.noOptions'), color: SOFT }
            : grid({
                head: [t('cover'), t('adds')],
                widths: [150, '*'],
                colour: insurer.colour,
                rows: chosen.map((cover) => [
                  { text: inLanguage(cover.name, language), bold: true },
                  inLanguage(cover.summary, language),
                ]),
              }),
        ],
      },
      { unbreakable: true, stack: [{ text: t('benefits'), style: 'h2' }, ...benefits.slice(0, 1)] },
      ...benefits.slice(1),
      { text: t('benefitsNote', { hkd: t('hkd') }), style: 'soft' },
      { text: t('schedule.assistance'), bold: true, margin: [0, 10, 0, 2] },
      {
        text: t('schedule.wording', { file: plan.wordingFile, version: String(facts.catalogueVersion) }),
        style: 'soft',
      },
    ],
  });
}
