import type { PersonDraft } from '@onegi/contract/calls/purchases/shapes';
import type { LineCode } from '@onegi/contract/lines';
import type { SearchByLine } from '@onegi/contract/lines/all';
import { addDays } from '@onegi/contract/lines/dates';
import type { Client } from './clients.ts';

/** What one client buys on one day, and the form filled in for it. */
export interface PlannedSale<Line extends LineCode = LineCode> {
  readonly line: Line;
  readonly search: SearchByLine[Line];
  readonly people: readonly PersonDraft[];
  readonly answers: Readonly<Record<string, string>>;
  readonly isInsured?: boolean;
}

type Sale = (today: string, client: Client, index: number) => PlannedSale;

const planned = <Line extends LineCode>(of: PlannedSale<Line>): PlannedSale => of as unknown as PlannedSale;

/** Each kind of sale of the demonstration, as often as it is listed, more or less as it sells in Hong Kong. */
const travel: Sale = (today, { insured }, index) => {
  const departOn = addDays(today, 5 + (index % 12));
  return planned<'TRAVEL'>({
    line: 'TRAVEL',
    search: {
      tripType: 'S',
      destination: index % 3 === 0 ? 'W' : 'A',
      departOn,
      returnOn: addDays(departOn, 4 + (index % 9)),
      party: 'I',
      withSpouse: false,
      adults: 1,
      children: 0,
    },
    people: [{ ...insured, relationship: 'S' }],
    answers: {},
  });
};

const home: Sale = (today, _client, index) =>
  planned<'HOME'>({
    line: 'HOME',
    search: { areaBand: index % 2 ? '02' : '03', buildingType: 'A', buildingAge: 'W' },
    people: [],
    answers: {
      startOn: addDays(today, 3),
      sameAddress: 'Y',
      tenure: 'O',
      wooden: 'N',
      vacant: 'N',
      subdivided: 'N',
      business: 'N',
    },
  });

const fire: Sale = (today, _client, index) =>
  planned<'FIRE'>({
    line: 'FIRE',
    search: { buildingAgeYears: 5 + (index % 20), sumInsuredDollars: 2_000_000 + (index % 5) * 500_000 },
    people: [],
    answers: {
      startOn: addDays(today, 7),
      sameAddress: 'Y',
      isOwner: 'Y',
      sumBasis: 'L',
      noMortgage: 'Y',
      concrete: 'Y',
      residential: 'Y',
      vacant: 'N',
      subdivided: 'N',
      hadFire: 'N',
    },
  });

const motor: Sale = (today, { insured }, index) =>
  planned<'MOTOR'>({
    line: 'MOTOR',
    search: {
      cover: 'C',
      make: 'TOY',
      model: 'NOAH',
      madeIn: Number(today.slice(0, 4)) - 3,
      valueDollars: 180_000 + (index % 6) * 15_000,
      noClaimDiscountPercent: 60,
      driverCount: 1,
      holderDrives: true,
      drivers: [{ number: 1, age: true, experienceYears: true }],
      hadAccident: false,
      hadOffence: false,
      wasDeclined: false,
    },
    people: [{ ...insured, personKind: 'D', licensedOn: '2012-06-01' }],
    answers: {
      startOn: addDays(today, 4),
      isUnregistered: 'N',
      registration: `DM${String(1_000 + index).slice(-4)}`,
      chassisNumber: `ZWR80-${String(1_000_000 + index)}`,
      engine: '1797',
      isCompany: 'N',
      forHire: 'N',
      modified: 'N',
      noFinance: 'Y',
      previousInsurer: 'Example Insurance',
      previousPolicy: `EX-${String(1_000 + index)}`,
    },
  });

const pet: Sale = (today, _client, index) =>
  planned<'PET'>({
    line: 'PET',
    search: { petCount: 1, petType: 'D', petAgeYears: 3, thirdParty: true },
    people: [],
    answers: {
      startOn: addDays(today, 2),
      petName: 'Lucky',
      breed: 'Shiba Inu',
      sex: 'M',
      petBornOn: addDays(today, -1_200).split('-').reverse().join('-'),
      microchip: String(900_012_345_000_000 + index),
      licence: `DL-${String(1_000 + index)}`,
      vaccinated: 'Y',
      ill: 'N',
      bitten: 'N',
      fighting: 'N',
    },
  });

const helper: Sale = (today, _client, index) => {
  const startOn = addDays(today, 10);
  return planned<'DH'>({
    line: 'DH',
    search: { nationality: 'X', coverYears: index % 2 ? 2 : 1 },
    people: [
      {
        personKind: 'H',
        surname: 'SAMPLE',
        firstName: 'HELPER',
        bornOn: '1990-04-04',
        passport: `C${String(1_000_000 + index)}`,
      },
    ],
    answers: {
      startOn,
      country: 'ID',
      contractStartOn: startOn,
      sameAddress: 'Y',
      isLivingIn: 'Y',
      partTime: 'N',
      isIll: 'N',
    },
  });
};

const golf: Sale = (today, { insured }) =>
  planned<'GOLF'>({
    line: 'GOLF',
    search: { party: 'I', withTravel: true },
    people: [insured],
    answers: { startOn: addDays(today, 6), professional: 'N', homeClub: 'Example Golf Club', handicap: '18' },
    isInsured: true,
  });

/** Which sale follows which, over and over. */
export const sales: readonly Sale[] = [travel, helper, travel, home, motor, pet, travel, fire, motor, golf, helper];

/** Under whose consultant code; none where the client bought alone. Each is a demo user's. */
export const sellers: readonly (string | null)[] = ['TR0001', 'TR0003', 'TR0001', null, 'TR0004', 'TR0002', 'TR0001'];
