import { describe, expect, it } from 'vitest';
import { allCalls } from '../calls/all.ts';
import { planTravel } from '../calls/quotes/plan-lists.ts';
import { latestReturn, travelDateRules, travelSearch } from '../lines/travel.ts';
import { date, email, englishName, hkid, hkidCheckDigit, hongKongPhone, money } from './formats.ts';

const search = {
  planType: 'S',
  destination: 'A',
  departDate: '2026-12-01',
  returnDate: '2026-12-05',
  travelling: 'I',
  spouse: 'N',
  adult: 1,
  children: 0,
  promotion: ' trip10 ',
};

const issues = (value: unknown) =>
  travelSearch.codec.safeParse(value).error?.issues.map((i) => `${i.path.join('.')}: ${i.message}`) ?? [];

describe('a search on the wire', () => {
  it('becomes domain names and back', () => {
    const decoded = travelSearch.codec.parse(search);
    expect(decoded).toEqual({
      tripType: 'S',
      destination: 'A',
      departOn: '2026-12-01',
      returnOn: '2026-12-05',
      party: 'I',
      withSpouse: false,
      adults: 1,
      children: 0,
      promotionCode: 'TRIP10',
    });
    expect(travelSearch.codec.encode(decoded)).toEqual({ ...search, promotion: 'TRIP10' });
  });

  it('names wire fields in every refusal, of one field or of several [P-5-14] [P-5-15] [P-5-17]', () => {
    expect(issues({ ...search, adult: 0 })).toEqual(['adult: validation.integer']);
    expect(issues({ ...search, adult: 21 })).toEqual(['adult: validation.amountMax']);
    expect(issues({ ...search, adult: '2' })).toEqual(['adult: validation.integer']);
    expect(issues({ ...search, returnDate: '2026-11-30' })).toEqual(['returnDate: validation.returnBeforeDeparture']);
    expect(issues({ ...search, returnDate: undefined })).toEqual(['returnDate: validation.required']);
    expect(issues({ ...search, travelling: 'F' })).toEqual(['children: validation.integer']);
    expect(issues({ ...search, destination: 'X' })).toEqual(['destination: validation.choice']);
    expect(issues({ ...search, departDate: '2026-02-30' })).toEqual(['departDate: validation.date']);
    expect(issues('nonsense')).toEqual([': validation.object']);
  });

  it('ignores keys it does not know', () => {
    expect(issues({ ...search, admin: true })).toEqual([]);
  });
});

describe('travel dates', () => {
  const at = { today: '2026-11-21', dayLimit: 182 };
  it('may span exactly the limit, both days counted', () => {
    expect(latestReturn('2026-12-01', 182)).toBe('2027-05-31');
    const trip = { tripType: 'S' as const, departOn: '2026-12-01' };
    expect(travelDateRules({ ...trip, returnOn: '2027-05-31' }, at)).toEqual([]);
    expect(travelDateRules({ ...trip, returnOn: '2027-06-01' }, at)).toMatchObject([{ field: 'returnOn' }]);
  });
  it('cannot begin before today', () => {
    expect(travelDateRules({ tripType: 'A', departOn: '2026-11-20' }, at)).toMatchObject([{ field: 'departOn' }]);
    expect(travelDateRules({ tripType: 'A', departOn: '2026-11-21' }, at)).toEqual([]);
  });
});

describe('formats', () => {
  it('carry money as a string with two digits and cents inside', () => {
    expect(money.parse('170.27')).toBe(17027);
    expect(money.encode(17027)).toBe('170.27');
    expect(money.encode(-5)).toBe('-0.05');
    expect(money.encode(0)).toBe('0.00');
    expect(money.safeParse('170.3').success).toBe(false);
    expect(money.safeParse(170.27).success).toBe(false);
  });

  it('verify the identity card check digit [P-5-21]', () => {
    for (const good of [
      'A1234563',
      'A0000003',
      'B2222227',
      'C0000092',
      'D0000052',
      'H8888886',
      'K0000019',
      'Q5555554',
      'U3333334',
      'X1111111',
      'Y6543217',
      'Z0000001',
      'Z9999990',
      'AB9876543',
      'EX0000006',
      'WX7777777',
      'XX1111116',
      'ZZ000000A',
    ]) {
      expect(hkid.safeParse(good).success, good).toBe(true);
      expect(hkidCheckDigit(good.slice(0, -1))).toBe(good.slice(-1));
    }
    for (const bad of ['A1234564', 'AB9876549', 'Z0000000', 'ZZ0000000', 'X1111112', 'Z9999991', 'B2222228']) {
      expect(hkid.safeParse(bad).error?.issues[0]?.message, bad).toBe('validation.hkid');
    }
    for (const bad of ['1234567', 'ABC123456', 'A12345(6)', 'A1234567(3)', 'A123456(B)', 'A123456', '123456A3']) {
      expect(hkid.safeParse(bad).error?.issues[0]?.message, bad).toBe('validation.hkidFormat');
    }
    expect(hkid.parse(' a123456(3) ')).toBe('A1234563');
    expect(hkid.safeParse('').error?.issues[0]?.message).toBe('validation.required');
  });

  it('accept the ways a Hong Kong number is written', () => {
    expect(hongKongPhone.parse('+852 2123-4567')).toBe('21234567');
    expect(hongKongPhone.parse('6123 4567')).toBe('61234567');
    for (const bad of ['1234567', '12345678', '99912345', '18212345', '0', 'abcdefgh']) {
      expect(hongKongPhone.safeParse(bad).success, bad).toBe(false);
    }
  });

  it('tell an e-mail address, an English name and a real day [P-5-01] [P-5-20]', () => {
    for (const bad of ['a@b', 'a b@c.de', '@c.de', 'a@b.c', 'a@@b.cd', 'x@y.zz\nBcc: q@r.st', 'a@b.cd,e@f.gh']) {
      expect(email.safeParse(bad).success, bad).toBe(false);
    }
    expect(email.parse(' demo01@example.com ')).toBe('demo01@example.com');
    expect(email.safeParse('').error?.issues[0]?.message).toBe('validation.emailRequired');
    expect(englishName.safeParse('陳大文').error?.issues[0]?.message).toBe('validation.englishName');
    expect(englishName.safeParse("O'Brien-Lee, Mary").success).toBe(true);
    expect(date.safeParse('2027-02-29').success).toBe(false);
    expect(date.safeParse('2028-02-29').success).toBe(true);
  });
});

describe('the list of calls', () => {
  it('names each once, and each path and method once', () => {
    expect(new Set(allCalls.map((c) => c.name)).size).toBe(allCalls.length);
    expect(new Set(allCalls.map((c) => `${c.method} ${c.path}`)).size).toBe(allCalls.length);
    expect(allCalls).toContain(planTravel);
  });
});
