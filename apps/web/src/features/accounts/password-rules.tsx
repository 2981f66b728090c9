import { PASSWORD_MAX, PASSWORD_MIN } from '@onegi/contract/fields/accounts';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './accounts.module.css';

const rules = {
  ruleLength: (password: string) => password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX,
  ruleUpper: (password: string) => /[A-Z]/.test(password),
  ruleLower: (password: string) => /[a-z]/.test(password),
  ruleDigit: (password: string) => /\d/.test(password),
};
const names = Object.keys(rules) as (keyof typeof rules)[];

/** What a new password needs, ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const t = useTranslations('accountsWeb.password');
  return (
    <div className={`dimmed fine mt-xs ${classes.rules}`}>
      <p>{t('rules')}</p>
      <ul className="auto-columns">
        {names.map((name) => {
          const isMet = rules[name](password);
          const Icon = isMet ? IconCheck : IconPoint;
          return (
            <li key={name} className="row gap-xs" data-met={isMet}>
              <Icon size={16} stroke={2} aria-hidden />
              <span>{t(name)}</span>
              {isMet && <span className="visually-hidden">{t('ruleMet')}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
