import { motorFieldNames } from '@onegi/messages/en/motor-field-names';
import type { Bilingual } from '../../lib/bilingual.ts';
import { bothTexts } from '../../lib/texts.ts';

type Named = Exclude<keyof typeof motorFieldNames, 'ofRow'>;

const isNamed = (name: string): name is Named => name !== 'ofRow' && Object.hasOwn(motorFieldNames, name);

/** What a field of a case is called: `chassis`, or with its row `drivers.2.driverName`. */
export function nameOfMotorField(path: string): Bilingual {
  const [name = '', row, column] = path.split('.');
  const asked = column ?? name;
  if (!isNamed(asked)) return { en: path, zhHant: path };
  const field = bothTexts(`motorFieldNames.${asked}`);
  if (row === undefined || column === undefined) return field;
  return {
    en: bothTexts('motorFieldNames.ofRow', { field: field.en, row }).en,
    zhHant: bothTexts('motorFieldNames.ofRow', { field: field.zhHant, row }).zhHant,
  };
}
