import { PASSWORD_MAX } from '@onegi/contract/fields/accounts';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

type Name = 'firstPassword' | 'newPassword';

interface Props<N extends Name> {
  /** Of the field; the one that repeats it is named after it. */
  name: N;
  labels: Readonly<Record<N | `${N}Again`, string>>;
  password: string;
  again: string;
  onPassword: (password: string) => void;
  onAgain: (again: string) => void;
  errorOf: (field: N | `${N}Again`) => string | undefined;
}

/** A new password with its rules, and once more. */
export function NewPasswordFields<N extends Name>(props: Props<N>) {
  const { name, labels, password, again, onPassword, onAgain, errorOf } = props;
  const repeated = `${name}Again` as const;
  const shared = { autoComplete: 'new-password', maxLength: PASSWORD_MAX } as const;
  return (
    <>
      <div>
        <PasswordField
          {...shared}
          id={name}
          label={labels[name]}
          error={errorOf(name)}
          value={password}
          onChange={onPassword}
        />
        <PasswordRules password={password} />
      </div>
      <PasswordField
        {...shared}
        id={repeated}
        label={labels[repeated]}
        error={errorOf(repeated)}
        value={again}
        onChange={onAgain}
      />
    </>
  );
}
