import { writtenDay } from '@onegi/contract/written-dates';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../../lib/bilingual.ts';
import { maskedHkid } from '../../../lib/masked-identity.ts';
import { printedMoney } from '../../../lib/printed.ts';
import type { Language } from '../../../lib/texts.ts';
import type { PolicyPrint } from '../../../ports/pdfs.ts';
import { scheduleIn } from '../../catalogue/benefit-variants.ts';
import { answeredParts } from './answered-part.ts';
import { insuredPart } from './insured-part.ts';
import { limitsNote, type Printed, printed } from './printed-texts.ts';
import { heading, SOFT, sheet } from './sheet.ts';
import { benefitTables, factList, grid, sumTable } from './tables.ts';

/** The parts of the price down to the total; parts that are nil are left out. */
function premiumTable(t: Printed, { policy, language }: { policy: PolicyPrint; language: Language }): Content {
  const { breakdown, riders } = policy.facts;
  const riderName = (rider: string) => {
    const cover = policy.optionalCovers.find((each) => each.rider === rider);
    return cover ? inLanguage(cover.name, language) : rider;
  };
  const otherLevies = policy.facts.line === 'MOTOR' ? t('schedule.mibLevy') : t('schedule.otherLevies');
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
  if (breakdown.otherLeviesCents !== 0) lines.push([otherLevies, breakdown.otherLeviesCents]);
  return sumTable(lines, [t('schedule.total'), breakdown.totalCents]);
}

/** The optional covers bought, each with the sum it was bought for. */
function coversBought(t: Printed, { facts, optionalCovers }: PolicyPrint, language: Language, colour: string): Content {
  const bought = facts.riders.flatMap(({ rider, amountDollars }) => {
    const cover = optionalCovers.find((each) => each.rider === rider);
    return cover ? [{ cover, amountDollars }] : [];
  });
  if (bought.length === 0) return { text: t('schedule.noOptions'), color: SOFT };
  const named = (name: string, amountDollars: number | undefined) =>
    amountDollars === undefined
      ? name
      : t('schedule.riderSum', { name, amount: printedMoney(amountDollars * 100).replace(/\.00$/, '') });
  return grid({
    head: [t('cover'), t('adds')],
    widths: [150, '*'],
    colour,
    rows: bought.map(({ cover, amountDollars }) => [
      { text: named(inLanguage(cover.name, language), amountDollars), bold: true },
      inLanguage(cover.summary, language),
    ]),
  });
}

/** Left, above, right, below. */
const ROOM_ABOVE: [number, number, number, number] = [0, 10, 0, 2];

export function schedule(policy: PolicyPrint, language: Language): TDocumentDefinitions {
  const { facts, plan } = policy;
  const t = printed[language];
  const { insurer } = plan;
  const period = { from: writtenDay(facts.startsOn, language), to: writtenDay(facts.endsOn, language) };
  const benefits = benefitTables({
    language,
    colour: insurer.colour,
    columns: [{ title: '', benefits: scheduleIn(plan, facts.variant).benefits }],
  });
  return sheet({
    language,
    insurer,
    title: t('title.schedule'),
    subtitle: `${t(`line.${facts.line}`)}\n${facts.policyNumber}`,
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
        [t('schedule.issuedOn'), writtenDay(facts.issuedOn, language)],
      ]),
      { text: t('schedule.holder'), style: 'h2' },
      factList([
        [t('schedule.name'), facts.holder.name],
        [t('schedule.hkid'), maskedHkid(facts.holder.hkid)],
        [t('schedule.address'), facts.holder.address.join(', ')],
      ]),
      ...insuredPart(t, facts, language, insurer.colour),
      ...answeredParts(facts.answers, language, t('schedule.facts')),
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
        stack: [{ text: t('schedule.options'), style: 'h2' }, coversBought(t, policy, language, insurer.colour)],
      },
      heading(t('benefits')),
      ...benefits,
      { text: limitsNote(facts.line, language), style: 'soft' },
      ...(insurer.emergencyPhone === null
        ? []
        : [{ text: t('schedule.assistance', { phone: insurer.emergencyPhone }), bold: true, margin: ROOM_ABOVE }]),
      {
        text: t('schedule.wording', { file: plan.wordingFile, version: String(facts.catalogueVersion) }),
        style: 'soft',
      },
    ],
  });
}
