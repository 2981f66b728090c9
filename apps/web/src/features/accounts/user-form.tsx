import { Button } from '@mantine/core';
import { type UserRole, userRoles } from '@onegi/contract/roles';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { FieldError } from '../../components/field.tsx';
import type { useForm } from '../../components/form/use-form.ts';
import { TextField } from '../../components/text-field.tsx';
import type { useSharedCodes } from './use-shared-codes.ts';

/** As it is typed. */
export interface UserDraft {
  email: string;
  loginId: string;
  employeeId: string;
  name: string;
  nameZh: string;
  licenceOnRecord: string;
  unit: string;
  consultantCodes: string;
  roles: readonly UserRole[];
}

interface Props {
  isNew: boolean;
  draft: UserDraft;
  onChange: (draft: UserDraft) => void;
  form: Pick<ReturnType<typeof useForm>, 'element' | 'summary' | 'errorOf' | 'busy'>;
  shared: ReturnType<typeof useSharedCodes>;
}

type TextName = Exclude<keyof UserDraft, 'roles'>;

const lengths: Record<TextName, number> = {
  email: 100,
  loginId: 40,
  employeeId: 20,
  name: 80,
  nameZh: 40,
  licenceOnRecord: 20,
  unit: 60,
  consultantCodes: 400,
};
const fixed: readonly TextName[] = ['email', 'loginId', 'employeeId'];
const optionalOnes: readonly TextName[] = ['loginId', 'nameZh', 'licenceOnRecord', 'unit', 'consultantCodes'];
const labels = { licenceOnRecord: 'licence' } as const;

/** The facts of a user; who exists keeps address, login ID and employee ID. */
export function UserForm({ isNew, draft, onChange, form, shared }: Props) {
  const t = useTranslations('accountsWork.users');
  const roleName = useTranslations('accountsWeb.roles');
  const optional = useTranslations('common.form');
  const names = (Object.keys(lengths) as TextName[]).filter((name) => isNew || !fixed.includes(name));
  const labelOf = (name: TextName) => {
    const label = t(name === 'licenceOnRecord' ? labels[name] : name);
    return optionalOnes.includes(name) ? `${label}${optional('optional')}` : label;
  };
  const tick = (role: UserRole, ticked: boolean) =>
    onChange({ ...draft, roles: userRoles.filter((one) => (one === role ? ticked : draft.roles.includes(one))) });
  const roleError = form.errorOf('roles');
  return (
    <form {...form.element} className="stack gap-md">
      <ErrorSummary {...form.summary} />
      <div className="stack gap-md two-columns phone-one-column align-end">
        {names.map((name) => (
          <TextField
            key={name}
            id={name}
            label={labelOf(name)}
            help={name === 'consultantCodes' ? t('consultantCodesHelp') : undefined}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete="off"
            maxLength={lengths[name]}
            error={form.errorOf(name)}
            value={draft[name]}
            onChange={(value) => onChange({ ...draft, [name]: value })}
          />
        ))}
      </div>
      {shared.isAsked && (
        <label className="target small gap-xs pointer">
          <input
            className="tick-box"
            type="checkbox"
            checked={shared.accepted}
            onChange={(event) => shared.setAccepted(event.target.checked)}
          />
          {t('shareCodes')}
        </label>
      )}
      <fieldset id="roles" tabIndex={-1} aria-describedby={roleError ? 'roles-error' : undefined}>
        <legend className="small strong mb-2xs">{t('roles')}</legend>
        <div className="auto-columns">
          {userRoles.map((role) => (
            <label key={role} className="target small gap-xs pointer">
              <input
                className="tick-box"
                type="checkbox"
                checked={draft.roles.includes(role)}
                onChange={(event) => tick(role, event.target.checked)}
              />
              {roleName(role)}
            </label>
          ))}
        </div>
        <FieldError id="roles" {...(roleError ? { error: roleError } : {})} />
      </fieldset>
      <Button type="submit" variant="accent" size="lg" loading={form.busy}>
        {t(isNew ? 'send' : 'save')}
      </Button>
    </form>
  );
}
