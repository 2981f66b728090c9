import { motorOccupationCodes } from '@onegi/contract/motor/occupations';
import { writeXlsx } from 'hucre/xlsx';
import { inLanguage } from '../../../lib/bilingual.ts';
import { type Language, texts } from '../../../lib/texts.ts';
import { districts } from '../../catalogue/code-lists.ts';
import { makeList, modelList } from '../../catalogue/motor-models.ts';
import { nameOfMotorField } from '../field-names.ts';
import { fleetColumns } from './fleet-columns.ts';

/** The codes that cells take, and what they mean; texts that the portal shows for them elsewhere. */
function codesIn(language: Language): readonly (readonly [field: string, code: string, meaning: string])[] {
  const t = texts[language];
  const items = (of: readonly { value: string; label: string; labelZh: string }[]) =>
    of.map(({ value, label, labelZh }) => [value, language === 'en' ? label : labelZh] as const);
  const lists: Record<string, readonly (readonly [string, string])[]> = {
    cover: (['C', 'T'] as const).map((code) => [code, t(`motorCases.choices.cover.${code}`)]),
    vehicleUse: (['P', 'B', 'O'] as const).map((code) => [code, t(`motorCases.choices.vehicleUse.${code}`)]),
    occupation: motorOccupationCodes.map((code) => [code, t(`motorCases.choices.occupation.${code}`)]),
    district: items(districts),
    make: items(makeList),
    model: makeList.flatMap(({ value }) =>
      items(modelList(value)).map(([model, name]) => [model, `${value} ${name}`] as const),
    ),
  };
  return Object.entries(lists).flatMap(([field, codes]) =>
    codes.map(([code, meaning]) => [inLanguage(nameOfMotorField(field), language), code, meaning] as const),
  );
}

/** A workbook to fill in: a column for each field, days and numbers kept as they are typed, and the codes beside it. */
export function fleetWorkbook(language: Language): Promise<Uint8Array> {
  const t = texts[language];
  return writeXlsx({
    sheets: [
      {
        name: t('motorCases.fleet.sheet'),
        rows: [fleetColumns.map(({ name }) => inLanguage(name, language))],
        // As text: a program would make a number of 012, and a day of what is none.
        columns: fleetColumns.map(() => ({ width: 20, numFmt: '@' })),
        freezePane: { rows: 1 },
      },
      {
        name: t('motorCases.fleet.codes'),
        rows: [
          [t('motorCases.fleet.column'), t('motorCases.fleet.code'), t('motorCases.fleet.meaning')],
          ...codesIn(language).map((row) => [...row]),
        ],
        columns: [{ width: 28 }, { width: 18 }, { width: 40 }],
        freezePane: { rows: 1 },
      },
    ],
  });
}
