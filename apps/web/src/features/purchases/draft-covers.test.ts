import { expect, test } from 'vitest';
import { anOffer } from './an-application.ts';
import { completeCovers, issuesOfCovers } from './draft-covers.ts';

const scuba = anOffer();
const effects = anOffer({ optionCode: 'effects', amounts: [25_000, 50_000] });
const building = anOffer({ optionCode: 'building', smallestAmount: 100_000, largestAmount: 5_000_000 });
const offered = [scuba, effects, building];
const cover = (optionCode: string, amount = '') => ({ optionCode, amount });
const issues = (...chosen: ReturnType<typeof cover>[]) =>
  issuesOfCovers(offered, chosen).map(({ field, message }) => `${field} ${message}`);

test('a cover without a sum is complete once it is chosen', () => {
  expect(issues(cover('scuba'))).toEqual([]);
  expect(completeCovers(offered, [cover('scuba')])).toEqual([{ optionCode: 'scuba' }]);
});

test('a cover with a sum is priced once the sum is one of those offered or within the bounds', () => {
  expect(issues(cover('effects'), cover('building'))).toEqual([
    'covers.effects validation.required',
    'covers.building validation.required',
  ]);
  expect(issues(cover('effects', '30000'))).toEqual(['covers.effects validation.choice']);
  expect(issues(cover('building', '99999'))).toEqual(['covers.building validation.coverAmount']);
  expect(issues(cover('building', '5000001'))).toEqual(['covers.building validation.coverAmount']);
  expect(issues(cover('building', '100000'), cover('effects', '50000'))).toEqual([]);
  expect(completeCovers(offered, [cover('building', '99999'), cover('effects', '25000')])).toEqual([
    { optionCode: 'effects', amountDollars: 25_000 },
  ]);
});

test('a cover that is no longer offered is not sent', () => {
  expect(completeCovers([scuba], [cover('effects', '25000')])).toEqual([]);
});
