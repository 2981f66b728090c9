import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import { yearFrom } from '@onegi/contract/commercial/check-case';
import * as f from '@onegi/contract/fields/formats';
import type { MotorPaper } from '@onegi/contract/fields/motor-papers';
import type { Bilingual } from '../../lib/bilingual.ts';
import { bothTexts } from '../../lib/texts.ts';
import type { Plan } from '../../ports/catalogue.ts';
import { hongKongDate } from '../../ports/clock.ts';
import type { MotorPaperPart } from '../../ports/pdfs.ts';
import type { PrintedUse } from '../../ports/policy-facts.ts';
import { districts } from '../catalogue/code-lists.ts';
import { vehicleName } from '../catalogue/motor-models.ts';
import { chosen, dayIn, dollarsIn, identityIn, type Labelled, listed, plain, row } from './paper-texts.ts';
import type { MotorCaseRow } from './tables.ts';

const part = (heading: string, rows: Labelled[]): MotorPaperPart => ({
  heading: bothTexts(`motorPapers.parts.${heading}`),
  rows,
});

/** For what the vehicle may be used; what is neither private nor own business is as the schedule says. */
export const usedFor = ({ vehicleUse }: MotorForm): PrintedUse =>
  vehicleUse === 'P' || vehicleUse === 'B' ? vehicleUse : 'O';

export const coverIn = ({ cover }: MotorForm): Bilingual => chosen('cover', cover);

export const vehicleIn = ({ make, model, yearMade }: MotorForm): Bilingual => vehicleName(make, model, yearMade);

function periodIn({ startsOn }: MotorForm): Bilingual {
  if (!f.isCalendarDate(startsOn)) return plain(startsOn);
  const [from, to] = [dayIn(startsOn), dayIn(yearFrom(startsOn))];
  return { en: `${from.en} to ${to.en}`, zhHant: `${from.zhHant} 至 ${to.zhHant}` };
}

function addressIn({ address1, address2, address3, address4, district }: MotorForm): Bilingual {
  const name = districts.find(({ value }) => value === district);
  const lines = [address1, address2, address3, address4].filter((line) => line.trim() !== '');
  const written = (of: string | undefined) => [...lines, of ?? ''].filter((line) => line !== '').join(', ');
  return { en: plain(written(name?.label)).en, zhHant: plain(written(name?.labelZh)).zhHant };
}

function capacityIn({ capacity, fuel }: MotorForm): Bilingual {
  if (capacity.trim() === '') return plain('');
  return bothTexts(fuel === 'E' ? 'motorPapers.power' : 'motorPapers.cubic', { number: capacity });
}

/** What is insured, by whom, and for how long. */
export function insurancePart(
  form: MotorForm,
  motorCase: MotorCaseRow,
  plan: Plan | null,
  paper: MotorPaper,
): MotorPaperPart {
  return part('insurance', [
    // The others stand under this number.
    ...(paper === 'coverNote' ? [row('quotationNumber', plain(motorCase.quotation_number))] : []),
    ...(paper === 'proposal'
      ? [
          row('appliedOn', dayIn(hongKongDate(motorCase.created_at))),
          row('businessType', chosen('businessType', form.businessType)),
        ]
      : []),
    row('cover', coverIn(form)),
    row('period', periodIn(form)),
    ...(plan ? [row('insurer', plan.insurer.name), row('plan', plan.name)] : []),
    row('extensions', listed(form.extensions.map((extension) => chosen('extension', extension)))),
  ]);
}

/** The policyholder; a quotation and a cover note name the person and nothing more. */
export function holderPart(form: MotorForm, isWhole: boolean): MotorPaperPart {
  const isCompany = form.holderType === 'C';
  const person = isCompany ? [] : [row('bornOn', dayIn(form.bornOn)), row('sex', chosen('sex', form.sex))];
  return part('holder', [
    ...(isWhole ? [row('holderType', chosen('holderType', form.holderType))] : []),
    row('holderName', plain(form.holderName)),
    ...(form.holderNameZh.trim() === '' ? [] : [row('holderNameZh', plain(form.holderNameZh))]),
    ...(isWhole
      ? [
          isCompany ? row('registrationNumber', plain(form.holderId)) : row('holderId', identityIn(form.holderId)),
          ...person,
          row('occupation', chosen('occupation', form.occupation)),
          row('address', addressIn(form)),
          row('mobile', plain(form.mobile)),
          row('email', plain(form.email)),
        ]
      : []),
  ]);
}

/** The vehicle; a quotation and a cover note leave out where it stands at night and who has lent on it. */
export function vehiclePart(form: MotorForm, isWhole: boolean): MotorPaperPart {
  return part('vehicle', [
    row('registrationMark', plain(form.registrationMark)),
    row('vehicle', vehicleIn(form)),
    ...(isWhole
      ? [
          row('bodyType', chosen('bodyType', form.bodyType)),
          row('firstRegisteredOn', dayIn(form.firstRegisteredOn)),
          row('engineNumber', plain(form.engineNumber)),
        ]
      : []),
    row('chassis', plain(form.chassis)),
    ...(isWhole
      ? [row('capacity', capacityIn(form)), row('fuel', chosen('fuel', form.fuel)), row('seats', plain(form.seats))]
      : []),
    ...(form.cover === 'C' ? [row('insured', dollarsIn(form.insuredDollars))] : []),
    ...(isWhole ? [row('mortgagee', plain(form.mortgagee))] : []),
    row('vehicleUse', chosen('vehicleUse', form.vehicleUse)),
    ...(isWhole
      ? [
          row('parking', chosen('parking', form.parking)),
          row('isModified', chosen('yesNo', form.isModified)),
          ...(form.holderType === 'C' ? [row('unnamedUsers', plain(form.unnamedUsers))] : []),
        ]
      : []),
  ]);
}

export function discountPart(form: MotorForm, isWhole: boolean): MotorPaperPart {
  const hasDiscount = form.ncdPercent !== '' && form.ncdPercent !== '0';
  return part('discount', [
    row('ncd', plain(form.ncdPercent === '' ? '' : `${form.ncdPercent}%`)),
    ...(isWhole && hasDiscount
      ? [
          row('previousInsurer', plain(form.previousInsurer)),
          row('previousPolicy', plain(form.previousPolicy)),
          row('previousExpiresOn', dayIn(form.previousExpiresOn)),
          row('isNcdTransferred', chosen('yesNo', form.isNcdTransferred)),
        ]
      : []),
  ]);
}

export function historyPart(form: MotorForm): MotorPaperPart {
  return part('history', [
    row('wasDeclined', chosen('yesNo', form.wasDeclined)),
    ...(form.wasDeclined === 'Y' ? [row('declinedRemarks', plain(form.declinedRemarks))] : []),
  ]);
}
