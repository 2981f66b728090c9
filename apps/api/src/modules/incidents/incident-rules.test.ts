import type { LineCode } from '@onegi/contract/lines';
import { variantsOf } from '@onegi/contract/lines/benefit-variants';
import { describe, expect, test } from 'vitest';
import { coversOf, planOf } from '../../../seeds/catalogue/incident-tester.ts';
import { lineSeeds } from '../../../seeds/catalogue/lines.ts';
import type { Row } from './assessment.ts';
import type { Ask, Claim, Incident } from './incident.ts';
import { incidentsByLine } from './incidents-by-line.ts';

const lines = Object.keys(incidentsByLine) as LineCode[];
const incidents = lines.flatMap((line) =>
  incidentsByLine[line].map((incident): [LineCode, string, Incident] => [line, incident.code, incident]),
);

/** Every benefit table that is sold: each plan's, in each variant. */
const tables = (line: LineCode) =>
  lineSeeds[line].plans.flatMap(({ tier, limitFactorBasisPoints }) => {
    const { base, others } = variantsOf(line);
    return [base, ...others].map((variant) => planOf(line, tier, variant, limitFactorBasisPoints).benefits);
  });

const rowOf = (rows: readonly Row[], code: string) => rows.find((row) => row.code === code);

const mostOf = ({ questions }: Incident, key: Ask | undefined) => {
  const question = questions.find((each) => each.key === key);
  return question && question.kind !== 'choice' ? question.most : Number.POSITIVE_INFINITY;
};

function hasItemLimit(rows: readonly Row[], benefit: Row): boolean {
  const isFor = ({ terms }: Row, per: string) =>
    terms.kind === 'amount' && (terms.per === per || terms.subLimits?.some((sub) => sub.per === per) === true);
  const whole = benefit.partOf === null ? undefined : rowOf(rows, benefit.partOf);
  const part = rows.find(({ partOf, terms }) => partOf === benefit.code && 'per' in terms && terms.per === 'item');
  return isFor(benefit, 'item') || (whole ? isFor(whole, 'item') : false) || part !== undefined;
}

describe.each(incidents)('%s: %s', (line, _code, incident) => {
  const claimed = (rows: readonly Row[]): [Claim, Row][] =>
    incident.claims.flatMap((claim) => {
      const row = rowOf(rows, claim.benefit);
      return row?.covered ? [[claim, row] as [Claim, Row]] : [];
    });

  test('its bounds reach the highest limit sold', () => {
    for (const [claim, { terms }] of tables(line).flatMap(claimed)) {
      if ('limit' in terms && terms.limit !== undefined) {
        const units = claim.units && claim.each ? mostOf(incident, claim.units) : 1;
        const reach = mostOf(incident, claim.cost ?? claim.each) * units;
        expect(reach, claim.benefit).toBeGreaterThan(terms.limit);
      }
      if (terms.kind === 'per-unit') expect(mostOf(incident, claim.each)).toBeGreaterThan(terms.amount);
      if (terms.kind === 'per-unit' && terms.limit !== undefined) {
        const units = claim.hours ? mostOf(incident, claim.hours) / terms.every : mostOf(incident, claim.units);
        expect(units * terms.amount, claim.benefit).toBeGreaterThan(terms.limit);
      }
      if ('most' in terms && terms.most) expect(mostOf(incident, claim.units)).toBeGreaterThan(terms.most.count);
    }
    for (const { claims } of [incident]) {
      for (const { raisedBy, cost } of claims) {
        const terms = coversOf(line).find(({ code }) => code === raisedBy)?.adds[0]?.terms;
        if (terms?.kind === 'amount') expect(mostOf(incident, cost)).toBeGreaterThan(terms.limit);
      }
    }
  });

  test('a limit for items is decided by items that are asked for', () => {
    for (const rows of tables(line)) {
      for (const [claim, row] of claimed(rows)) {
        if (hasItemLimit(rows, row)) expect(claim.each ?? claim.dearest ?? claim.thing, claim.benefit).toBeDefined();
      }
    }
  });

  test('where the event bears an excess, every cost that is claimed bears it', () => {
    if (!incident.excesses) return;
    for (const [claim, { terms }] of tables(line).flatMap(claimed)) {
      const isSum =
        (terms.kind === 'amount' && terms.pays === 'fixed') || (terms.kind === 'per-unit' && terms.pays !== 'expenses');
      if (!isSum) expect(claim.excess, claim.benefit).toBeDefined();
    }
  });

  test('it asks for each optional cover that counts', () => {
    const riders = incident.claims
      .flatMap(({ benefit, raisedBy = '', needs = [] }) => [benefit, raisedBy, ...needs])
      .flatMap((code) => coversOf(line).filter((cover) => cover.code === code.split('.')[0]))
      .map(({ rider }) => rider);
    const asked = incident.questions.map(({ rider }) => rider);
    for (const rider of riders) expect(asked).toContain(rider);
  });

  test('what only the insured knows starts unanswered', () => {
    const facts = [
      incident.held,
      incident.age,
      ...incident.claims.map(({ cost, value }) => (cost === value ? undefined : value)),
    ];
    for (const question of incident.questions) {
      const isOwn = question.fromSearch || facts.includes(question.key);
      if (isOwn && question.kind !== 'choice') expect(question.initial, question.key).toBeUndefined();
    }
  });
});
