import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { idOf } from './field-id.ts';
import { type AnyForm, nameKey } from './line-form.ts';
import { useLineTexts } from './line-texts.ts';
import type { LineFormState } from './use-line-form.ts';

interface Props<Form extends AnyForm> {
  state: LineFormState<Form>;
  /** Names of fields in a list, such as drivers.1.age, in the order they stand on the page. */
  listLabels?: Readonly<Record<string, string>>;
}

/** What is wrong, in the order of the page, each line leading to its field. */
export function FormErrors<Form extends AnyForm>({ state, listLabels = {} }: Props<Form>) {
  const { definition, form, errors, attempt } = state;
  const t = useTranslations('search');
  const text = useLineTexts(definition.name);
  const fields = Object.keys(definition.params).flatMap((field) => [
    field,
    ...Object.keys(listLabels).filter((path) => path.startsWith(`${field}.`)),
  ]);
  const found = fields.flatMap((path) => {
    const message = errors[path];
    if (!message) return [];
    const own = path === 'promotionCode' ? t('promotion') : listLabels[path];
    return [{ id: idOf(path), label: own ?? text(nameKey(definition, form, path)), message }];
  });
  return <ErrorSummary errors={found} attempt={attempt} />;
}
