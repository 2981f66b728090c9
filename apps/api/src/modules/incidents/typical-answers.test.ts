import type { LineCode } from '@onegi/contract/lines';
import { expect, test } from 'vitest';
import { incidentsByLine } from './incidents-by-line.ts';
import { readAnswers } from './read-answers.ts';
import { typicalAnswers } from './typical-answers.ts';

test.each(Object.keys(incidentsByLine) as LineCode[])(
  '%s: every question has a typical answer that it takes',
  (line) => {
    for (const incident of incidentsByLine[line]) {
      const typical = typicalAnswers(incident);
      expect(readAnswers(incident, typical, [])).toEqual(typical);
    }
  },
);

test('what the search says counts before what is usual, and no cover is taken for added', () => {
  const [fire] = incidentsByLine.FIRE;
  expect(fire && typicalAnswers(fire, { sumInsured: 800_000 })).toMatchObject({
    sumInsured: 800_000,
    rebuildingValue: 800_000,
  });
  const cruise = incidentsByLine.TRAVEL.find(({ code }) => code === 'port-missed');
  expect(cruise && typicalAnswers(cruise)).toMatchObject({ withCruise: 'none' });
});
