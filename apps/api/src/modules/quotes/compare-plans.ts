import type { CompareRow } from '@onegi/contract/calls/quotes/plan-compare';
import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import { lineCodes } from '@onegi/contract/lines';
import { variantsOf } from '@onegi/contract/lines/benefit-variants';
import { AppError } from '../../http/app-error.ts';
import type { BenefitTerms } from '../../ports/benefit-terms.ts';
import type { Plan, PlanBenefit } from '../../ports/catalogue.ts';
import { scheduleIn } from '../catalogue/benefit-variants.ts';
import { bestOf, sameTerms } from '../catalogue/compare-benefits.ts';
import { describeRate } from '../catalogue/describe-rate.ts';
import { describeQuote, describeUnpriced, variantOfQuote } from './describe-quote.ts';
import type { Quote } from './quote.ts';
import { riskOf, searchUrl } from './quoted-search.ts';
import { type QuoteDeps, readQuote } from './read-quote.ts';

export interface ChosenPlan {
  readonly insurer: string;
  readonly plan: string;
  readonly quoteRef?: string | undefined;
}

/** A plan to look at, with its frozen price when one came along. */
export interface LookedAt {
  readonly plan: Plan;
  readonly quote: Quote | null;
}

/**
 * Finds a plan by its codes, or by its quote.
 * @throws AppError plan.notFound when product, insurer and plan do not belong together; the quote errors of readQuote
 */
export async function lookAtPlan(deps: QuoteDeps, product: string, chosen: ChosenPlan): Promise<LookedAt> {
  const snapshot = deps.catalogue.current();
  const line = lineCodes.find((code) => code === product);
  if (!line) throw new AppError('plan.notFound');
  const quote = chosen.quoteRef ? await readQuote(deps, chosen.quoteRef, snapshot) : null;
  const plan = quote ? quote.plan : snapshot.line(line).planByCode.get(chosen.plan);
  if (!plan || plan.line !== line || plan.insurer.code !== chosen.insurer || plan.code !== chosen.plan) {
    throw new AppError('plan.notFound');
  }
  return { plan, quote };
}

/**
 * Which of each plan's benefit tables is looked at: its own quote's; without one that of the first quote beside it, or
 * the one the page asks for, or the usual one.
 */
export function variantsFor(looked: readonly LookedAt[], asked: string | undefined): string[] {
  const first = looked.find(({ quote }) => quote)?.quote;
  return looked.map(({ plan, quote }) => {
    const nearest = quote ?? first;
    if (nearest) return variantOfQuote(nearest);
    const { base, others } = variantsOf(plan.line);
    return others.find((each) => each === asked) ?? base;
  });
}

/** Codes of every benefit of the tables, in the schedule's order, each once. */
function benefitCodes(tables: readonly (readonly PlanBenefit[])[]): string[] {
  return [...new Set(tables.flatMap((benefits) => benefits.map(({ code }) => code)))];
}

/** One row per benefit with up to three columns, the best marked and equal ones told. */
export function compareRows(tables: readonly (readonly PlanBenefit[])[]): CompareRow[] {
  const byCode = tables.map((benefits) => new Map(benefits.map((benefit) => [benefit.code, benefit])));
  return benefitCodes(tables).map((code) => {
    const columns = byCode.map((benefits) => benefits.get(code) ?? null);
    const terms = columns.map((column): BenefitTerms => column?.terms ?? { kind: 'not-covered' });
    const any = columns.find((column) => column !== null) as PlanBenefit;
    const [first, second, third] = columns.map((column) => column?.text ?? { en: '–', zhHant: '–' });
    return {
      benefitCode: code,
      group: any.groupName.en,
      groupZh: any.groupName.zhHant,
      benefit: any.name.en,
      benefitZh: any.name.zhHant,
      content1: first?.en ?? '',
      content1Zh: first?.zhHant ?? '',
      ...(second ? { content2: second.en, content2Zh: second.zhHant } : {}),
      ...(third ? { content3: third.en, content3Zh: third.zhHant } : {}),
      best: bestOf(terms),
      gaps: columns.flatMap((column, at) => (column?.covered ? [] : at)),
      same: terms.every((each) => sameTerms(each, terms[0] as BenefitTerms)),
    };
  });
}

/** Excesses, waiting periods and other general terms stand apart from what the plan pays. */
const isStanding = (group: string) => group === 'excess' || group === 'general';

/** What one plan's page shows beside its benefits. */
async function detailsOf(
  deps: QuoteDeps,
  { plan, quote }: LookedAt,
  benefits: readonly PlanBenefit[],
  rows: CompareRow[],
) {
  const version = await deps.catalogue.version(plan.line, plan.version);
  const risk = quote && riskOf(quote.line, quote.search, quote.quotedOn, []);
  const standing = new Set(benefits.filter(({ group }) => isStanding(group)).map(({ code }) => code));
  return {
    benefits: rows.filter((row) => !standing.has(row.benefitCode)),
    covers: rows
      .filter((row) => standing.has(row.benefitCode))
      .map((row) => ({ name: row.benefit, nameZh: row.benefitZh, text: row.content1, textZh: row.content1Zh })),
    options: version.ridersOffered(plan, risk).map(({ cover, rate }) => {
      const price = describeRate(rate);
      return {
        optionCode: cover.rider,
        name: cover.name.en,
        nameZh: cover.name.zhHant,
        text: cover.summary.en,
        textZh: cover.summary.zhHant,
        priceText: price.en,
        priceTextZh: price.zhHant,
      };
    }),
    notes: version.notes.map((note) => ({ text: note.text.en, textZh: note.text.zhHant })),
  };
}

/** One to three plans side by side; with one also its optional covers and notes. */
export async function comparePlans(
  deps: QuoteDeps,
  asked: {
    product: string;
    onlyDifferent: boolean;
    plans: readonly ChosenPlan[];
    variant?: string | undefined;
  },
) {
  const looked = await Promise.all(asked.plans.map((chosen) => lookAtPlan(deps, asked.product, chosen)));
  const variants = variantsFor(looked, asked.variant);
  const tables = looked.map(({ plan }, at) => scheduleIn(plan, variants[at] ?? '').benefits);
  const rows = compareRows(tables);
  const [only] = looked;
  const firstQuote = looked.find(({ quote }) => quote)?.quote;
  return {
    plans: looked.map(
      ({ plan, quote }, at): FrozenQuote => (quote ? describeQuote(quote) : describeUnpriced(plan, variants[at] ?? '')),
    ),
    rows: asked.onlyDifferent ? rows.filter((row) => !row.same) : rows,
    searchUrl: firstQuote ? searchUrl(firstQuote.line, firstQuote.search) : null,
    ...(looked.length === 1 && only ? await detailsOf(deps, only, tables[0] ?? [], rows) : {}),
  };
}
