import { type CardOutcome, testCards } from './test-cards.ts';

export interface CardForm {
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
}

export const cardFields = ['number', 'expiry', 'code'] as const;
export type CardField = (typeof cardFields)[number];
export type CardProblem = 'required' | 'digits' | 'checkDigit' | 'testCard' | 'expiryForm' | 'expired' | 'codeForm';

export type CardReading =
  | { readonly card: { readonly last4: string; readonly outcome: CardOutcome } }
  | { readonly problems: Partial<Record<CardField, CardProblem>> };

/** The check sum of card numbers (Luhn): every second digit from the right is doubled. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const value = i % 2 === 0 ? digit : digit * 2;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

function numberProblem(typed: string, digits: string): CardProblem | null {
  if (!typed.trim()) return 'required';
  if (!/^\d{13,19}$/.test(digits)) return 'digits';
  if (!passesLuhn(digits)) return 'checkDigit';
  return testCards.some(({ number }) => number === digits) ? null : 'testCard';
}

function expiryProblem(typed: string, today: string): CardProblem | null {
  if (!typed.trim()) return 'required';
  const found = /^(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d{2})$/.exec(typed.trim());
  if (!found) return 'expiryForm';
  const [, month = '', year = ''] = found;
  return `20${year}-${month.padStart(2, '0')}` < today.slice(0, 7) ? 'expired' : null;
}

function codeProblem(typed: string): CardProblem | null {
  if (!typed.trim()) return 'required';
  return /^\d{3}$/.test(typed.trim()) ? null : 'codeForm';
}

/**
 * Reads what was typed into the card form. A card is good through the last day of its month.
 * @param today yyyy-MM-dd
 */
export function readCard(form: CardForm, today: string): CardReading {
  const digits = form.number.replace(/[\s-]/g, '');
  const problems: Partial<Record<CardField, CardProblem>> = {};
  const note = (field: CardField, problem: CardProblem | null) => {
    if (problem) problems[field] = problem;
  };
  note('number', numberProblem(form.number, digits));
  note('expiry', expiryProblem(form.expiry, today));
  note('code', codeProblem(form.code));
  const card = testCards.find(({ number }) => number === digits);
  if (!card || Object.keys(problems).length > 0) return { problems };
  return { card: { last4: digits.slice(-4), outcome: card.outcome } };
}
