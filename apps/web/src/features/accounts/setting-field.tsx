import type { AnswerOf } from '@onegi/contract/call';
import type { listSettings } from '@onegi/contract/calls/accounts/users';
import { userRoles } from '@onegi/contract/roles';
import { useTranslations } from 'use-intl';
import { FieldError } from '../../components/field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextAreaField } from '../../components/text-area-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';

interface Props {
  row: AnswerOf<typeof listSettings>[number];
  error?: string;
  value: string;
  onChange: (value: string) => void;
}

/** One setting, in the form its kind asks for. */
export function SettingField({ row, error, value, onChange }: Props) {
  const t = useTranslations('accountsWork.settings');
  const label = useInLanguage()(row.label, row.labelZh);
  const shared = { id: row.settingKey, label, value, onChange, ...(error ? { error } : {}) };
  if (row.settingKind === 'roles') return <RolesSetting {...shared} choices={row.choices} />;
  if (row.settingKind === 'choice') {
    const options = row.choices.map((choice) => ({
      value: choice,
      label: t(`choices.${row.settingKey}.${choice}` as 'choices.LEVY_MODE.DATED'),
    }));
    return <SelectField {...shared} options={options} />;
  }
  // Too long for the line of a phone, and yet one line of text wherever it is shown.
  if (row.settingKey.startsWith('OFFICE_ADDRESS')) {
    const inOneLine = (text: string) => onChange(text.replace(/[\r\n]+/g, ' '));
    return <TextAreaField {...shared} rows={2} maxLength={400} onChange={inOneLine} />;
  }
  const { minimum, maximum } = row;
  const help = minimum === null || maximum === null ? undefined : t('range', { minimum, maximum });
  const isNumber = row.settingKind === 'integer';
  return <TextField {...shared} help={help} inputMode={isNumber ? 'numeric' : 'text'} maxLength={isNumber ? 9 : 400} />;
}

type RolesProps = Omit<Props, 'row'> & { id: string; label: string; choices: readonly string[] };

/** Roles travel as one text with commas. */
function RolesSetting({ id, label, error, value, onChange, choices }: RolesProps) {
  const t = useTranslations('accountsWeb.roles');
  const chosen = value.split(',');
  const tick = (role: string, ticked: boolean) =>
    onChange(choices.filter((one) => (one === role ? ticked : chosen.includes(one))).join(','));
  return (
    <fieldset id={id} tabIndex={-1}>
      <legend className="small strong mb-2xs">{label}</legend>
      <div className="auto-columns">
        {userRoles
          .filter((role) => choices.includes(role))
          .map((role) => (
            <label key={role} className="target small gap-xs pointer">
              <input
                className="tick-box"
                type="checkbox"
                checked={chosen.includes(role)}
                onChange={(event) => tick(role, event.target.checked)}
              />
              {t(role)}
            </label>
          ))}
      </div>
      <FieldError id={id} {...(error ? { error } : {})} />
    </fieldset>
  );
}
