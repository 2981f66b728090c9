import type { ListItem } from '@onegi/contract/calls/common/dropdown';
import type { Bilingual } from '../../lib/bilingual.ts';
import { type ModelGroup, makes } from './makes.ts';

const OTHER = { code: 'OTHER', name: 'Other', nameZh: '其他', group: 9 as const };

/** A model's code: its name in capitals and digits, "P7+" as P7PLUS. */
const codeOf = (name: string) =>
  name
    .toUpperCase()
    .replaceAll('+', 'PLUS')
    .replaceAll('#', 'NO')
    .replace(/[^A-Z0-9]/g, '');

interface Model {
  readonly group: ModelGroup;
  /** Make and model as shown. */
  readonly names: Readonly<Record<'en' | 'zh-Hant', { readonly make: string; readonly model: string }>>;
}

const models = new Map<string, Map<string, Model>>(
  makes.map((make) => {
    const named = (model: string, modelZh: string, group: ModelGroup): Model => ({
      group,
      names: { en: { make: make.name, model }, 'zh-Hant': { make: make.nameZh, model: modelZh } },
    });
    const own = Object.entries(make.models).map(([name, group]) => [codeOf(name), named(name, name, group)] as const);
    return [make.code, new Map([...own, [OTHER.code, named(OTHER.name, OTHER.nameZh, OTHER.group)]])];
  }),
);

/** A model of a make by their codes; null when the make has no such model. */
export const findModel = (make: string, model: string): Model | null => models.get(make)?.get(model) ?? null;

/** Make and model with the year; as it was typed where it is none of the list. */
export function vehicleName(make: string, model: string, yearMade: string): Bilingual {
  const names = findModel(make, model)?.names;
  const inWords = (language: 'en' | 'zh-Hant') =>
    (names ? [names[language].make, names[language].model, yearMade] : [make, model, yearMade]).join(' ').trim();
  return { en: inWords('en'), zhHant: inWords('zh-Hant') };
}

export const makeList: readonly ListItem[] = makes.map(({ code, name, nameZh }) => ({
  value: code,
  label: name,
  labelZh: `${nameZh} ${name}`,
}));

/** The models of a make; none for a make that is not known. */
export function modelList(make: string): readonly ListItem[] {
  return [...(models.get(make) ?? [])].map(([value, { names }]) => ({
    value,
    label: names.en.model,
    labelZh: names['zh-Hant'].model,
  }));
}
