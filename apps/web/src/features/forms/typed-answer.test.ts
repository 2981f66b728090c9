import { expect, test } from 'vitest';
import { aQuestion } from './a-question.ts';
import { settledAnswer, shownAnswer, typedAnswer } from './typed-answer.ts';

const money = aQuestion({ type: 'NUMERIC', size: 15 });
const whole = aQuestion({ type: 'INTEGER', size: 4 });

test('a whole number keeps digits only and drops leading zeros', () => {
  expect(typedAnswer(whole, '0071 sq ft')).toBe('71');
  expect(typedAnswer(whole, '0')).toBe('0');
  expect(typedAnswer(whole, '-5.5')).toBe('55');
});

test('money may be typed with commas and is kept without them, to the cent', () => {
  expect(typedAnswer(money, 'HK$1,234.567')).toBe('1234.56');
  expect(typedAnswer(money, '12.3.4')).toBe('12.34');
  expect(typedAnswer(money, '12.')).toBe('12.');
});

test('leaving a money field completes its cents, and shows thousands while nobody types', () => {
  expect(settledAnswer(money, '1234')).toBe('1234.00');
  expect(settledAnswer(money, '.5')).toBe('0.50');
  expect(settledAnswer(money, '007.')).toBe('7.00');
  expect(settledAnswer(money, '.')).toBe('');
  expect(shownAnswer(money, '1234567.50')).toBe('1,234,567.50');
  expect(shownAnswer(money, '1234')).toBe('1,234');
  expect(shownAnswer(whole, '1990')).toBe('1990');
});

test('numbers of cards and plates are put as they are printed when the field is left', () => {
  const of = (format: NonNullable<typeof money.format>) => aQuestion({ format });
  expect(settledAnswer(of('hkid'), 'a1234563')).toBe('A123456(3)');
  expect(settledAnswer(of('registrationMark'), ' ab 1234 ')).toBe('AB 1234');
  expect(settledAnswer(of('phone'), '+852 5000 0001')).toBe('50000001');
  expect(settledAnswer(of('pastDate'), '5/8/1990')).toBe('05-08-1990');
  expect(settledAnswer(of('pastDate'), 'May 1990')).toBe('May 1990');
});
