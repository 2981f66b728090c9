import type { AnswerOf } from '@onegi/contract/call';
import type { listSettings as listSettingsCall } from '@onegi/contract/calls/accounts/users';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, type FieldFailure } from '../../http/app-error.ts';
import { bilingual, texts } from '../../lib/texts.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type Declared, declaredSettings, type SettingKey } from './declared-settings.ts';

export type SettingRows = AnswerOf<typeof listSettingsCall>;

interface Change {
  readonly settingKey: string;
  readonly settingValue: string;
}

const isKnown = (key: string): key is SettingKey => Object.hasOwn(declaredSettings, key);
const textOf = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value));

/** Every setting as it holds now, with what it may be. */
export function listSettings({ settings }: Pick<Deps, 'settings'>): SettingRows {
  const values = settings.current();
  return (Object.keys(declaredSettings) as SettingKey[]).map((key) => {
    const { kind, group, minimum = null, maximum = null, choices = [] } = declaredSettings[key];
    const { en, zhHant } = bilingual((language) => texts[language](`accounts.settings.${key}`));
    return {
      settingKey: key,
      settingKind: kind,
      settingGroup: group,
      settingValue: textOf(values[key]),
      label: en,
      labelZh: zhHant,
      minimum,
      maximum,
      choices: [...choices],
    };
  });
}

function failureOf({ settingKey, settingValue }: Change, index: number): FieldFailure[] {
  if (!isKnown(settingKey)) return [{ field: `settings.${index}.settingKey`, message: 'accounts.settingUnknown' }];
  const { read, kind, minimum = 0, maximum = 0, refusal }: Declared<unknown> = declaredSettings[settingKey];
  if (read(settingValue) !== undefined) return [];
  const field = `settings.${index}.settingValue`;
  if (refusal) return [{ field, message: refusal, params: { maximum } }];
  return kind === 'integer'
    ? [{ field, message: 'accounts.settingRange', params: { minimum, maximum } }]
    : [{ field, message: 'validation.choice' }];
}

/** Changes settings, all or none; every process follows at once. @throws AppError request.invalid naming the rows at fault */
export async function updateSettings(deps: Deps, changes: readonly Change[]): Promise<SettingRows> {
  const fields = changes.flatMap(failureOf);
  if (fields.length > 0) throw new AppError('request.invalid', {}, { fields });
  await inTransaction(deps.db, async (tx) => {
    for (const { settingKey, settingValue } of changes) {
      const before = await tx
        .selectFrom('settings')
        .select('value')
        .where('key', '=', settingKey)
        .forUpdate()
        .executeTakeFirst();
      const declared: Declared<unknown> | undefined = isKnown(settingKey) ? declaredSettings[settingKey] : undefined;
      const value = before?.value ?? textOf(declared?.initial ?? '');
      await tx
        .insertInto('settings')
        .values({ key: settingKey, value: settingValue })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: settingValue }))
        .execute();
      if (value === settingValue) continue;
      const attribute = declared?.auditedAs ?? 'value';
      const change = { before: { [attribute]: value }, after: { [attribute]: settingValue } };
      await recordAudit(tx, 'setting.changed', { id: settingKey, name: settingKey, ...change });
    }
  });
  await deps.settings.refresh();
  return listSettings(deps);
}
