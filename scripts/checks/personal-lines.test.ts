import { lineSearches } from '@onegi/contract/lines/all';
import { describe, expect, it } from 'vitest';
import { accepted } from './accepted.ts';
import { domainName, shapes, testProblems, textProblems } from './personal-lines.ts';

const fireTest = 'apps/web/src/features/lines/fire/fire.test.ts';
const rule = { key: 'validation.buildingAgeYears', text: 'Age of Building must be within 1-99' };

describe('a text of the specification', () => {
  it('is what the message says, to the letter', async () => {
    expect(await textProblems(rule)).toEqual([]);
    expect(await textProblems({ ...rule, text: 'Age of building must be within 1-99' })).toHaveLength(1);
    expect(await textProblems({ ...rule, key: 'validation.ageOfBuilding' })).toEqual([
      'validation.ageOfBuilding has no text',
    ]);
    expect(await textProblems({ ...rule, key: 'nowhere.at.all' })).toEqual(['nowhere.at.all has no text']);
  });
});

describe('a test that is named', () => {
  it('is there and holds the text', () => {
    expect(testProblems([fireTest, 'takes buildings of 1 to 99 years'], rule)).toEqual([]);
  });

  it('is missed when its file, its title or the text is not there', () => {
    expect(testProblems(['apps/web/src/nothing.test.ts', 'needs both answers'])).toHaveLength(1);
    expect(testProblems([fireTest, 'takes castles'])).toHaveLength(1);
    expect(testProblems([fireTest, 'needs both answers'], { key: 'validation.x', text: 'No castles' })).toHaveLength(1);
  });

  it('may hold a text with its placeholders filled in', () => {
    const text = 'Age of {what} must be within {bounds}';
    expect(testProblems([fireTest, 'needs both answers'], { key: 'validation.x', text })).toEqual([]);
  });
});

describe('what a field takes', () => {
  it('is read from its schema', () => {
    const { year } = Object.fromEntries(Object.values(lineSearches.FIRE.fields).map((field) => [field.wire, field]));
    expect(year && accepted(year.schema)).toBe('1 to 99');
    expect(accepted(lineSearches.GOLF.fields.party.schema)).toBe('I · F');
    expect(accepted(lineSearches.PET.fields.thirdParty.schema)).toBe('true · false');
    expect(accepted(lineSearches.MOTOR.fields.drivers.schema)).toMatch(
      /^list of \(driverNum 1 to 9, age 17 to 99 · true/,
    );
  });

  it('has a domain name of its own in its shape', () => {
    expect(domainName(shapes.sendLinkBody, 'productCat')).toBe('lineCategory');
    expect(domainName(shapes.sendLinkBody, 'productCategory')).toBeUndefined();
  });
});
