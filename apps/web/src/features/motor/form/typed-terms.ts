import type { MotorCase, MotorTerms } from '@onegi/contract/calls/motor/case-shapes';
import { motorFields as m } from '@onegi/contract/fields/motor';
import type { Finding } from '@onegi/contract/lines/search';
import * as z from 'zod';

/** What is chosen and agreed beside the risk, as it is typed. */
export interface TypedTerms {
  readonly planCode: string;
  readonly insurerDiscount: string;
  readonly clientDiscount: string;
  /** Empty where the tariff's loadings stand. */
  readonly loading: string;
  readonly reason: string;
}

const percentText = (basisPoints: number) => String(basisPoints / 100);

/** The terms that a case was quoted by; before that none. */
export function termsOf({ quote }: Pick<MotorCase, 'quote'>): TypedTerms {
  return {
    planCode: quote?.planCode ?? '',
    insurerDiscount: percentText(quote?.insurerDiscountBasisPoints ?? 0),
    clientDiscount: percentText(quote?.clientDiscountBasisPoints ?? 0),
    loading: quote?.loadingPercent == null ? '' : String(quote.loadingPercent),
    reason: quote?.reason ?? '',
  };
}

/** As the calls take them, or what is wrong with them. */
export function readTerms(typed: TypedTerms): { readonly terms: MotorTerms } | { readonly issues: Finding[] } {
  const number = typed.loading.trim();
  const read = {
    insurerDiscount: z.safeDecode(m.insurerDiscountBasisPoints.schema, typed.insurerDiscount.trim() || '0'),
    clientDiscount: z.safeDecode(m.clientDiscountBasisPoints.schema, typed.clientDiscount.trim() || '0'),
    loading: m.loadingPercent.schema.safeParse(number === '' ? null : Number(number)),
    reason: m.reason.schema.safeParse(typed.reason),
  };
  const issues = Object.entries(read).flatMap(([field, { error }]) => {
    const [issue] = error?.issues ?? [];
    return issue ? [{ field, message: issue.code === 'invalid_type' ? 'validation.integer' : issue.message }] : [];
  });
  const { insurerDiscount, clientDiscount, loading, reason } = read;
  if (!insurerDiscount.success || !clientDiscount.success || !loading.success || !reason.success) return { issues };
  return {
    terms: {
      insurerDiscountBasisPoints: insurerDiscount.data,
      clientDiscountBasisPoints: clientDiscount.data,
      loadingPercent: loading.data,
      reason: reason.data,
    },
  };
}

/** Where a refusal of the terms belongs on the page. */
export const typedNames: Readonly<Record<string, keyof TypedTerms>> = {
  insurerDiscountBasisPoints: 'insurerDiscount',
  clientDiscountBasisPoints: 'clientDiscount',
  loadingPercent: 'loading',
  reason: 'reason',
  planCode: 'planCode',
};

/** Whether what is typed is what was quoted. */
export function isQuotedAs({ quote }: Pick<MotorCase, 'quote'>, typed: TypedTerms): boolean {
  const read = readTerms(typed);
  if (!quote || !('terms' in read) || typed.planCode !== quote.planCode) return false;
  const { insurerDiscountBasisPoints, clientDiscountBasisPoints, loadingPercent, reason } = read.terms;
  return (
    insurerDiscountBasisPoints === quote.insurerDiscountBasisPoints &&
    clientDiscountBasisPoints === quote.clientDiscountBasisPoints &&
    loadingPercent === quote.loadingPercent &&
    reason === quote.reason
  );
}
