import { validation } from '@onegi/messages/en/validation';
import { describe, expect, it } from 'vitest';
import { broughtBack, foreignNames, missingTexts, searchedBy } from '../test-line.ts';
import { changeDeparture, changeParty, returnWindow, startingForm, travelForm } from './form.ts';
import type { TravelForm } from './form-values.ts';
import { issuesOfTrip } from './rules.ts';

const at = { today: '2026-11-21', dayLimit: 182 };
const good = startingForm({ departOn: '2026-12-05', returnOn: '2026-12-09' }, at.today);

/** The texts a visitor reads, by field. */
function texts(changes: Partial<TravelForm>): Record<string, string> {
  return Object.fromEntries(
    issuesOfTrip(travelForm.searchOf({ ...good, ...changes }), at).map(({ field, message }) => [
      field,
      validation[message.replace('validation.', '') as keyof typeof validation],
    ]),
  );
}

describe('a travel search', () => {
  it('passes with the defaults', () => {
    expect(texts({})).toEqual({});
  });

  it('wants whole adults from 1 and says so in the words of the rule [P-5-14]', () => {
    for (const adults of [0, -1, '1.5', 'two']) {
      expect(texts({ adults })).toEqual({ adults: 'Please enter an integer' });
    }
  });

  it('takes no children for individuals, but at least one for a family [P-5-14]', () => {
    expect(texts({ children: 0 })).toEqual({});
    expect(texts({ children: 0, party: 'F' })).toEqual({ children: 'Please enter an integer' });
  });

  it('takes at most 20 of each, and tells of both at once [P-5-15]', () => {
    expect(texts({ adults: 20, children: 20 })).toEqual({});
    expect(texts({ adults: 21, children: 21 })).toEqual({
      adults: 'Amount cannot exceed 20',
      children: 'Amount cannot exceed 20',
    });
  });

  it('cannot depart before today [P-5-16]', () => {
    expect(texts({ departOn: '2026-11-20' })).toEqual({ departOn: 'The departure date cannot be before today' });
    expect(texts({ departOn: '2026-11-21' })).toEqual({});
  });

  it('lasts at most the day limit, both days counted [P-5-18]', () => {
    expect(texts({ departOn: '2026-12-01', returnOn: '2027-05-31' })).toEqual({});
    expect(texts({ departOn: '2026-12-01', returnOn: '2027-06-01' })).toEqual({
      returnOn: 'A single trip can be at most {days} days long',
    });
  });

  it('cannot return before it departs, and needs real dates [P-5-17]', () => {
    expect(texts({ returnOn: '2026-12-04' })).toEqual({
      returnOn: 'The return date cannot be before the departure date',
    });
    expect(texts({ returnOn: '31/02/2027' })).toHaveProperty('returnOn');
    expect(texts({ returnOn: '' })).toEqual({ returnOn: 'This field is required' });
  });

  it('needs no return date when the cover is annual', () => {
    expect(texts({ tripType: 'A', returnOn: '' })).toEqual({});
  });

  it('speaks of the start of annual cover, not of a departure', () => {
    const annual = (departOn: string) => texts({ tripType: 'A', returnOn: '', departOn });
    expect(annual('2026-11-20')).toEqual({ departOn: 'Cover cannot start before today' });
    expect(annual('2027-11-23')).toEqual({ departOn: 'Cover must start within {days} days' });
    expect(annual('2027-11-22')).toEqual({});
  });
});

describe('the form', () => {
  it('moves the return date to a new departure date, but not while it is half typed [P-4-07]', () => {
    expect(changeDeparture(good, '2027-01-02').returnOn).toBe('2027-01-02');
    expect(changeDeparture(good, '02/0').returnOn).toBe('2026-12-09');
  });

  it('takes the spouse back when Individual is chosen [P-4-08]', () => {
    const family = { ...good, party: 'F' as const, withSpouse: true };
    expect(changeParty(family, 'I')).toMatchObject({ party: 'I', withSpouse: false });
  });

  it('offers return days from departure to the day limit [P-4-07]', () => {
    expect(returnWindow(good, 182)).toEqual({ min: '2026-12-05', max: '2027-06-04' });
    expect(returnWindow({ ...good, departOn: '' }, 182)).toEqual({});
  });
});

describe('a travel search in the address', () => {
  const family: TravelForm = {
    tripType: 'S',
    destination: 'W',
    departOn: '2026-12-05',
    returnOn: '2026-12-12',
    party: 'F',
    withSpouse: true,
    adults: 2,
    children: 3,
    promotionCode: 'TRIP10',
  };

  it('is the same search when it is read again, the same form too', () => {
    expect(searchedBy(travelForm, family)).toEqual(family);
    expect(broughtBack(travelForm, family)).toEqual(family);
  });

  it('has no return date when the cover is annual', () => {
    expect(searchedBy(travelForm, { ...family, tripType: 'A' as const })).not.toHaveProperty('returnOn');
  });

  it('leaves typed values to the rules', () => {
    const typed: TravelForm = { ...family, adults: '2.5', children: 'abc' };
    expect(broughtBack(travelForm, typed)).toEqual(typed);
    expect(searchedBy(travelForm, typed)).toBeUndefined();
  });

  it('has a text for every field and choice, under the names of the API', () => {
    expect(missingTexts(travelForm)).toEqual([]);
    expect(foreignNames(travelForm)).toEqual([]);
  });
});
