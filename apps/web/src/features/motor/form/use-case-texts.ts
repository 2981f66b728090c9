import { isCalendarDate } from '@onegi/contract/fields/formats';
import { useLocale, useTranslations } from 'use-intl';
import { useMissingWords } from '../../../components/form/use-missing-words.ts';
import { listedDate } from '../../../lib/long-date.ts';
import { formatWhole } from '../../../lib/whole-number.ts';
import { useFieldName } from '../field-names.ts';
import { type Asked, type AskedField, lastFields, type RowList, rowFields, sectionsOn } from './form-sections.ts';
import type { CaseLists } from './use-case-lists.ts';

const texts: readonly AskedField<string>[] = [...sectionsOn('2026').flatMap(([, fields]) => fields), ...lastFields];

/** How the field of a path is asked: `drivers.0.driverName` is of a row. */
const fieldAt = (path: string): AskedField<string> | undefined => {
  const [list = '', at, column] = path.split('.');
  const among: readonly AskedField<string>[] = at === undefined ? texts : (rowFields[list as RowList] ?? []);
  return among.find(({ name }) => name === (column ?? list));
};
const isChosen = (asked: Asked | undefined) => asked !== undefined && ['choice', 'select', 'list'].includes(asked.kind);

/** The words of a case's form: its fields' names, what they offer, and what stands in them. */
export function useCaseTexts(lists: CaseLists) {
  const t = useTranslations();
  const locale = useLocale();
  const missingWords = useMissingWords();
  const nameOf = useFieldName();

  /** Rows are numbered from 1 where people read of them. */
  const labelOf = (path: string): string => nameOf(path.replace(/\.(\d+)/, (_, at) => `.${Number(at) + 1}`));

  function optionsOf(asked: Asked): readonly { value: string; label: string }[] {
    if (asked.kind === 'list') return lists(asked.list) ?? [];
    if (asked.kind !== 'choice' && asked.kind !== 'select') return [];
    if (!('texts' in asked)) return asked.values.map((value) => ({ value, label: `${value}${asked.after ?? ''}` }));
    const { texts: of, values } = asked;
    return values.map((value) => ({ value, label: t(`${of}.${value}` as 'motorCases.choices.cover.C') }));
  }

  /** What stands in a field, in words. */
  function shownAt(path: string, value: unknown): string {
    if (Array.isArray(value)) {
      if (path !== 'extensions') return t('motorForm.merge.rows', { count: value.length });
      return value
        .map((each) => t(`motorCases.choices.extension.${each as 'windscreen'}`))
        .join(locale === 'en' ? ', ' : '、');
    }
    const typed = String(value ?? '');
    const asked = fieldAt(path)?.asked;
    if (isCalendarDate(typed)) return listedDate(typed, locale);
    if (asked?.kind === 'dollars' && /^\d+$/.test(typed)) return `HK$${formatWhole(Number(typed))}`;
    if (asked && isChosen(asked)) return optionsOf(asked).find((each) => each.value === typed)?.label ?? typed;
    return ['Y', 'N'].includes(typed) ? t(`motorCases.choices.yesNo.${typed as 'Y'}`) : typed;
  }

  function missingOf(path: string): string {
    const asked = fieldAt(path)?.asked;
    const isQuestion = asked?.kind === 'choice' && asked.texts === 'motorCases.choices.yesNo';
    return missingWords(labelOf(path), isQuestion ? 'answer' : isChosen(asked) ? 'choose' : 'enter');
  }

  return { labelOf, optionsOf, shownAt, missingOf };
}
export type CaseTexts = ReturnType<typeof useCaseTexts>;
