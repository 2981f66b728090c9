import type { ChosenCover, OfferedCover } from '@onegi/contract/calls/purchases/shapes';
import type { Finding } from '@onegi/contract/lines/search';

/** An optional cover that was chosen; its sum in HK$ as typed, empty where none is needed or given yet. */
export interface DraftCover {
  readonly optionCode: string;
  readonly amount: string;
}

/** A cover is bought for a sum: one of a few, or any within its bounds. */
export const needsSum = ({ amounts, smallestAmount, largestAmount }: OfferedCover) =>
  Boolean(amounts?.length) || smallestAmount !== undefined || largestAmount !== undefined;

export function draftCovers(chosen: readonly ChosenCover[]): DraftCover[] {
  return chosen.map(({ optionCode, amountDollars }) => ({ optionCode, amount: String(amountDollars ?? '') }));
}

function amountIssue(
  { amounts, smallestAmount, largestAmount }: OfferedCover,
  amount: string,
): Omit<Finding, 'field'> | null {
  if (amount === '') return { message: 'validation.required' };
  if (!/^\d{1,10}$/.test(amount)) return { message: 'validation.number' };
  const sum = Number(amount);
  if (amounts?.length) return amounts.includes(sum) ? null : { message: 'validation.choice' };
  const [minimum, maximum] = [smallestAmount ?? 1, largestAmount ?? Number.POSITIVE_INFINITY];
  if (sum >= minimum && sum <= maximum) return null;
  return largestAmount === undefined
    ? { message: 'validation.atLeast', params: { minimum } }
    : { message: 'validation.coverAmount', params: { minimum, maximum } };
}

/** Sums that are missing or out of bounds, under covers.<option>. */
export function issuesOfCovers(offered: readonly OfferedCover[], chosen: readonly DraftCover[]): Finding[] {
  return offered.flatMap((offer): Finding[] => {
    const cover = chosen.find(({ optionCode }) => optionCode === offer.optionCode);
    const wrong = cover && needsSum(offer) ? amountIssue(offer, cover.amount) : null;
    return wrong ? [{ field: `covers.${offer.optionCode}`, ...wrong }] : [];
  });
}

/** What can be priced: a cover whose sum is still missing or out of bounds waits for it. */
export function completeCovers(offered: readonly OfferedCover[], chosen: readonly DraftCover[]): ChosenCover[] {
  const wrong = new Set(issuesOfCovers(offered, chosen).map(({ field }) => field));
  return offered.flatMap((offer): ChosenCover[] => {
    const { optionCode } = offer;
    const cover = chosen.find((each) => each.optionCode === optionCode);
    if (!cover || wrong.has(`covers.${optionCode}`)) return [];
    return [needsSum(offer) ? { optionCode, amountDollars: Number(cover.amount) } : { optionCode }];
  });
}
