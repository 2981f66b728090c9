import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import { addDays } from '@onegi/contract/lines/dates';
import { clientOf } from '../sales/clients.ts';
import type { PlannedMotorCase } from './planned-motor-cases.ts';

/** Models with body, capacity or power, fuel and a value when new. */
const vehicles = [
  ['TOY', 'YARIS', 'HATCHBACK', '1490', 'P', 160_000],
  ['TES', 'MODEL3', 'SALOON', '150', 'E', 330_000],
  ['HON', 'CIVIC', 'SALOON', '1498', 'P', 260_000],
  ['TOY', 'ALPHARD', 'MPV', '2487', 'H', 680_000],
  ['LEX', 'NX', 'SUV', '2487', 'H', 520_000],
  ['NIS', 'SERENA', 'MPV', '1433', 'H', 330_000],
  ['MAZ', 'CX5', 'SUV', '1998', 'P', 300_000],
] as const;
const occupations = ['CLERK', 'TEACHER', 'PROFESSIONAL', 'NURSE', 'SALES'] as const;
const discounts = ['40', '30', '20', '0', '50', '60'] as const;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The persons of the year's sales are others. */
const FIRST_CLIENT = 400;

/** The form of a case as its broker keys it on a day: invented persons and vehicles, none of them twice. */
export function motorFormOf({ index, referring }: PlannedMotorCase, today: string): MotorForm {
  const {
    surname,
    firstName,
    hkid = '',
    bornOn = '',
    title,
    phone = '',
    ...address
  } = clientOf(FIRST_CLIENT + index).applicant;
  const [make, model, bodyType, capacity, fuel, value] = at(vehicles, index);
  const name = `${surname} ${firstName}`;
  const occupation = at(occupations, index);
  const age = index % 7;
  const ncdPercent = at(discounts, index);
  const discount =
    ncdPercent === '0'
      ? { previousInsurer: '', previousPolicy: '', previousExpiresOn: '', isNcdTransferred: '' }
      : {
          previousInsurer: 'Demo General Insurance',
          previousPolicy: `DG-${70_000 + index}`,
          previousExpiresOn: addDays(today, 20),
          isNcdTransferred: 'N',
        };
  const year = Number(today.slice(0, 4)) - 1 - age;
  return {
    businessType: index % 5 === 4 ? 'RN' : 'NB',
    cover: index % 6 === 5 ? 'T' : 'C',
    startsOn: addDays(today, 21 + (index % 14)),
    holderType: 'I',
    holderName: name,
    holderNameZh: '',
    holderId: hkid,
    bornOn,
    sex: title === 'Mr.' ? 'M' : 'F',
    occupation,
    address1: `Flat ${address.flat}, ${address.floor}/F, ${address.building}`,
    address2: address.street ?? '',
    address3: '',
    address4: '',
    district: address.district ?? '',
    mobile: phone.replace(' ', ''),
    email: `motor${String(index + 1).padStart(3, '0')}@example.com`,
    registrationMark: `DM ${3_000 + index * 11}`,
    make,
    model,
    bodyType,
    yearMade: String(year),
    firstRegisteredOn: `${year}-06-15`,
    engineNumber: `DE${500_100 + index}`,
    chassis: `DEM0M${200_000_000 + index * 997}`,
    capacity,
    fuel,
    seats: bodyType === 'MPV' ? '7' : '5',
    insuredDollars: String(Math.round((value * (1 - age * 0.09)) / 1_000) * 1_000),
    mortgagee: index % 4 === 1 ? 'Demo Bank Limited' : '',
    vehicleUse: index % 3 === 2 ? 'B' : 'P',
    parking: at(['C', 'O', 'S'], index),
    isModified: 'N',
    ncdPercent,
    ...discount,
    unnamedUsers: '',
    hasNoClaims: index % 8 === 3 ? '' : 'Y',
    hasNoOffences: 'Y',
    wasDeclined: 'N',
    declinedRemarks: '',
    declared: 'Y',
    consented: 'Y',
    remarks: index % 9 === 0 ? 'The client parks in a covered car park with a guard.' : '',
    drivers: [
      {
        driverName: name,
        driverHkid: hkid,
        driverBornOn: bornOn,
        driverLicence: hkid,
        driverYears: String(4 + (index % 8)),
        driverOccupation: occupation,
        driverRelation: 'S',
      },
    ],
    claims:
      index % 8 === 3
        ? [{ claimOn: addDays(today, -400), claimNature: 'A', claimDollars: '12000', claimStatus: 'S' }]
        : [],
    offences: [],
    extensions: [],
    ...referring,
  };
}
