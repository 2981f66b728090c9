import { PASSWORD_MAX } from '@onegi/contract/fields/accounts';
import type { ComponentProps } from 'react';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

type Bound = Pick<ComponentProps<typeof PasswordField>, 'id' | 'label' | 'value' | 'error' | 'onChange' | 'autoFocus'>;

/** A new password with its rules, and once more. */
export function NewPasswordFields({ first, again }: { first: Bound; again: Bound }) {
  const shared = { autoComplete: 'new-password', maxLength: PASSWORD_MAX } as const;
  return (
    <>
      <div>
        <PasswordField {...shared} {...first} />
        <PasswordRules password={first.value} />
      </div>
      <PasswordField {...shared} {...again} />
    </>
  );
}
