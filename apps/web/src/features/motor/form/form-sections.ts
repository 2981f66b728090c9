import type { MotorForm, MotorText } from '@onegi/contract/calls/motor/case-shapes';
import { MODEL_YEARS } from '@onegi/contract/lines/drivers';
import { noClaimDiscounts } from '@onegi/contract/motor/check-motor-case';
import { motorOccupationCodes } from '@onegi/contract/motor/occupations';

/** Where the words of a closed list stand. */
export type OptionTexts = `motorCases.choices.${
  | 'businessType'
  | 'cover'
  | 'holderType'
  | 'sex'
  | 'occupation'
  | 'bodyType'
  | 'fuel'
  | 'vehicleUse'
  | 'parking'
  | 'yesNo'
  | 'relation'
  | 'claimNature'
  | 'claimStatus'}`;

/** Lists that the server answers. */
export type AskedList = 'MAKE_LIST' | 'MODEL_LIST' | 'DISTRICT';

/** How a field is asked. A closed list is a choice where all of it can be seen at once. */
export type Asked =
  | { readonly kind: 'text' | 'date' | 'dollars' | 'whole' | 'area' }
  | { readonly kind: 'choice' | 'select'; readonly texts: OptionTexts; readonly values: readonly string[] }
  | { readonly kind: 'select'; readonly values: readonly string[]; readonly after?: string }
  | { readonly kind: 'list'; readonly list: AskedList };

export interface AskedField<Name extends string = MotorText> {
  readonly name: Name;
  readonly asked: Asked;
  readonly isWide?: true;
  /** Where it makes sense; what stands in it is kept either way. */
  readonly isAskedOf?: (form: MotorForm) => boolean;
}

const text = { kind: 'text' } as const;
const date = { kind: 'date' } as const;
const whole = { kind: 'whole' } as const;
const choice = (texts: OptionTexts, values: readonly string[]) => ({ kind: 'choice', texts, values }) as const;
const select = (texts: OptionTexts, values: readonly string[]) => ({ kind: 'select', texts, values }) as const;
const yesNo = choice('motorCases.choices.yesNo', ['Y', 'N']);
const occupation = select('motorCases.choices.occupation', motorOccupationCodes);

const isCompany = ({ holderType }: MotorForm) => holderType === 'C';
const isPerson = (form: MotorForm) => !isCompany(form);
const hasDiscount = ({ ncdPercent }: MotorForm) => ncdPercent !== '' && ncdPercent !== '0';

/** The years of manufacture on offer. */
const yearsUntil = (today: string) =>
  Array.from({ length: MODEL_YEARS }, (_, before) => String(Number(today.slice(0, 4)) - before));

export type SectionName = 'cover' | 'holder' | 'vehicle' | 'ncd';

/** The fields of the form that hold one text, in the order of the page. */
export const sectionsOn = (today: string): readonly (readonly [SectionName, readonly AskedField[]])[] => [
  [
    'cover',
    [
      { name: 'businessType', asked: choice('motorCases.choices.businessType', ['NB', 'RN']) },
      { name: 'cover', asked: choice('motorCases.choices.cover', ['C', 'T']) },
      { name: 'startsOn', asked: date },
    ],
  ],
  [
    'holder',
    [
      { name: 'holderType', asked: choice('motorCases.choices.holderType', ['I', 'C']) },
      { name: 'holderName', asked: text },
      { name: 'holderNameZh', asked: text },
      { name: 'holderId', asked: text },
      { name: 'bornOn', asked: date, isAskedOf: isPerson },
      { name: 'sex', asked: choice('motorCases.choices.sex', ['M', 'F']), isAskedOf: isPerson },
      { name: 'occupation', asked: occupation },
      { name: 'mobile', asked: text },
      { name: 'email', asked: text },
      { name: 'address1', asked: text },
      { name: 'address2', asked: text },
      { name: 'address3', asked: text },
      { name: 'address4', asked: text },
      { name: 'district', asked: { kind: 'list', list: 'DISTRICT' } },
      { name: 'unnamedUsers', asked: whole, isAskedOf: isCompany },
    ],
  ],
  [
    'vehicle',
    [
      { name: 'registrationMark', asked: text },
      { name: 'make', asked: { kind: 'list', list: 'MAKE_LIST' } },
      { name: 'model', asked: { kind: 'list', list: 'MODEL_LIST' } },
      {
        name: 'bodyType',
        asked: select('motorCases.choices.bodyType', [
          'SALOON',
          'HATCHBACK',
          'ESTATE',
          'SUV',
          'MPV',
          'COUPE',
          'CONVERTIBLE',
          'OTHER',
        ]),
      },
      { name: 'yearMade', asked: { kind: 'select', values: yearsUntil(today) } },
      { name: 'firstRegisteredOn', asked: date },
      { name: 'engineNumber', asked: text },
      { name: 'chassis', asked: text },
      { name: 'fuel', asked: select('motorCases.choices.fuel', ['P', 'D', 'H', 'E']) },
      { name: 'capacity', asked: whole },
      { name: 'seats', asked: whole },
      { name: 'insuredDollars', asked: { kind: 'dollars' }, isAskedOf: ({ cover }) => cover !== 'T' },
      { name: 'mortgagee', asked: text },
      { name: 'vehicleUse', asked: select('motorCases.choices.vehicleUse', ['P', 'B', 'O']) },
      { name: 'parking', asked: select('motorCases.choices.parking', ['C', 'O', 'S']) },
      { name: 'isModified', asked: yesNo },
    ],
  ],
  [
    'ncd',
    [
      { name: 'ncdPercent', asked: { kind: 'select', values: noClaimDiscounts, after: '%' } },
      { name: 'previousInsurer', asked: text, isAskedOf: hasDiscount },
      { name: 'previousPolicy', asked: text, isAskedOf: hasDiscount },
      { name: 'previousExpiresOn', asked: date, isAskedOf: hasDiscount },
      { name: 'isNcdTransferred', asked: yesNo, isAskedOf: hasDiscount },
    ],
  ],
];

/** What is asked after the rows. */
export const lastFields: readonly AskedField[] = [
  { name: 'wasDeclined', asked: yesNo, isWide: true },
  {
    name: 'declinedRemarks',
    asked: { kind: 'area' },
    isWide: true,
    isAskedOf: ({ wasDeclined }) => wasDeclined === 'Y',
  },
  { name: 'remarks', asked: { kind: 'area' }, isWide: true },
];

export type RowList = 'drivers' | 'claims' | 'offences';
export type RowOf<L extends RowList> = MotorForm[L][number];
type RowField = { [L in RowList]: keyof RowOf<L> & string }[RowList];

/** The columns of each grid; every one of them is mandatory in a row that is there. */
export const rowFields: Readonly<Record<RowList, readonly AskedField<RowField>[]>> = {
  drivers: [
    { name: 'driverName', asked: text },
    { name: 'driverHkid', asked: text },
    { name: 'driverBornOn', asked: date },
    { name: 'driverLicence', asked: text },
    { name: 'driverYears', asked: whole },
    { name: 'driverOccupation', asked: occupation },
    { name: 'driverRelation', asked: select('motorCases.choices.relation', ['S', 'SP', 'CH', 'PA', 'SI', 'EM', 'OT']) },
  ],
  claims: [
    { name: 'claimOn', asked: date },
    { name: 'claimNature', asked: select('motorCases.choices.claimNature', ['A', 'W', 'T', 'L', 'O']) },
    { name: 'claimDollars', asked: { kind: 'dollars' } },
    { name: 'claimStatus', asked: select('motorCases.choices.claimStatus', ['O', 'S']) },
  ],
  offences: [
    { name: 'offenceOn', asked: date },
    { name: 'offenceDriver', asked: { kind: 'select', values: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] } },
    { name: 'offenceText', asked: text },
    { name: 'offencePoints', asked: whole },
    { name: 'isSerious', asked: yesNo },
  ],
};

/** The text that says that a grid has no rows. */
export const nilOf = { claims: 'hasNoClaims', offences: 'hasNoOffences' } as const;

const pageOrder: readonly string[] = [
  ...sectionsOn('').flatMap(([, fields]) => fields.map(({ name }) => name)),
  'drivers',
  nilOf.claims,
  'claims',
  nilOf.offences,
  'offences',
  ...lastFields.map(({ name }) => name),
];

/** What was found of a form, from the top of its page to the bottom; a row's fields stay as they are. */
export function inPageOrder<Found extends { readonly field: string }>(found: readonly Found[]): Found[] {
  const placeOf = ({ field }: Found) => pageOrder.indexOf(field.split('.')[0] ?? '');
  return found.toSorted((one, other) => placeOf(one) - placeOf(other));
}
