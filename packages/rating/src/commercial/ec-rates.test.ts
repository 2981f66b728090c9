import { expect, test } from 'vitest';
import { type EmployeeClass, employeeRates } from './ec-rates.ts';

/** HK$ per HK$100 of payroll that a class's occupations lie between. */
const ranges: Record<EmployeeClass, readonly [from: number, to: number]> = {
  E1: [0.25, 0.45],
  E2: [0.4, 0.9],
  E3: [0.8, 1.6],
  E4: [1.2, 2.2],
  E5: [1.8, 3.2],
  E6: [2.8, 4.5],
  E7: [3.5, 6],
  E8: [5, 9],
  E9: [8, 15],
  E10: [15, 35],
};

test.each(Object.entries(employeeRates))('%s is rated within its class', (_occupation, rate) => {
  const [from, to] = ranges[rate.class];
  expect(rate.ratePpm).toBeGreaterThanOrEqual(from * 10_000);
  expect(rate.ratePpm).toBeLessThanOrEqual(to * 10_000);
});
