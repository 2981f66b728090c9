/** Insurer and product stand in a plan's code: 'LPG-TRAVEL-S'. */
export function partsOfPlan(planCode: string): { insurer: string; product: string } {
  const [insurer = '', product = ''] = planCode.split('-');
  return { insurer, product };
}

/** The plan a quote is for stands readable in its reference, between the sealed search and the total. */
export const planOfQuoteRef = (quoteRef: string): string => quoteRef.split('.')[1] ?? '';
