import { describe, expect, test } from 'vitest';
import { passesLuhn, readCard } from './read-card.ts';
import { testCards } from './test-cards.ts';

const today = '2026-11-21';
const good = { number: '4242 4242 4242 4242', expiry: '12/30', code: '123' };

describe('the card form', () => {
  test('a test card is read with the outcome it stands for, and only its last four digits are kept', () => {
    expect(readCard(good, today)).toEqual({ card: { last4: '4242', outcome: 'paid' } });
    expect(readCard({ ...good, number: '4000-0000-0000-9995' }, today)).toEqual({
      card: { last4: '9995', outcome: 'insufficient' },
    });
  });

  test('every test card passes the check sum of card numbers', () => {
    for (const { number } of testCards) expect(passesLuhn(number)).toBe(true);
    expect(passesLuhn('4242424242424241')).toBe(false);
  });

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['4242', 'digits'],
    ['4242 4242 4242 424x', 'digits'],
    ['4242 4242 4242 4241', 'checkDigit'],
    ['5105 1051 0510 5100', 'testCard'],
  ])('the number "%s" is refused: %s', (number, problem) => {
    expect(readCard({ ...good, number }, today)).toEqual({ problems: { number: problem } });
  });

  test.each([
    ['', 'required'],
    ['13/30', 'expiryForm'],
    ['00/30', 'expiryForm'],
    ['2030', 'expiryForm'],
    ['10/26', 'expired'],
    ['10/2026', 'expired'],
  ])('the expiry date "%s" is refused: %s', (expiry, problem) => {
    expect(readCard({ ...good, expiry }, today)).toEqual({ problems: { expiry: problem } });
  });

  test.each(['11/26', '11 / 2026', '1/27', '0127', '12-30'])('the expiry date "%s" is good', (expiry) => {
    expect(readCard({ ...good, expiry }, today)).toHaveProperty('card');
  });

  test.each([
    ['', 'required'],
    ['12', 'codeForm'],
    ['1234', 'codeForm'],
    ['abc', 'codeForm'],
  ])('the security code "%s" is refused: %s', (code, problem) => {
    expect(readCard({ ...good, code }, today)).toEqual({ problems: { code: problem } });
  });
});
