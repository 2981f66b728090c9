import type { AnswerOf } from '@onegi/contract/call';
import type { listSettings } from '@onegi/contract/calls/accounts/users';
import type { UserRole } from '@onegi/contract/roles';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';

type Row = AnswerOf<typeof listSettings>[number];

/** The settings for who may read them: nothing that looks as if it could be changed. */
export function SettingFacts({ rows }: { rows: readonly Row[] }) {
  const inLanguage = useInLanguage();
  const wordsOf = useSettingValue();
  return (
    <dl className="stack gap-sm">
      {rows.map((row) => (
        <div key={row.settingKey} className="fact">
          <dt className="dimmed">{inLanguage(row.label, row.labelZh)}</dt>
          <dd className="break-anywhere">{wordsOf(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a setting stands at, in words. */
function useSettingValue(): (row: Row) => string {
  const t = useTranslations('accountsWork.settings');
  const roleName = useTranslations('accountsWeb.roles');
  return ({ settingKey, settingKind, settingValue }) => {
    if (settingValue === '') return t('none');
    if (settingKind === 'choice') return t(`choices.${settingKey}.${settingValue}` as 'choices.LEVY_MODE.DATED');
    if (settingKind !== 'roles') return settingValue;
    return settingValue
      .split(',')
      .map((role) => roleName(role as UserRole))
      .join(' · ');
  };
}
