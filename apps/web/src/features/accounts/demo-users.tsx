import { demoUsers } from '@onegi/contract/calls/accounts/users';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../lib/queries.ts';
import classes from './accounts.module.css';

/** The demo's users, one per role. Where real ones work there is no such list. */
export function DemoUsers({ onChoose }: { onChoose: (userName: string, password: string) => void }) {
  const t = useTranslations('accountsWeb');
  const { data } = useQuery({ ...queryOf(demoUsers, {}), staleTime: Number.POSITIVE_INFINITY });
  if (!data || data.length === 0) return null;
  return (
    <details className={`rule-above mt-md py-xs ${classes.demo}`}>
      <summary className="row gap-xs small strong pointer">
        {t('login.demoTitle')}
        <IconChevronDown size={18} stroke={1.75} className="turned-when-open" aria-hidden />
      </summary>
      <p className="dimmed small">{t('login.demoLead')}</p>
      <ul className="auto-columns mt-xs">
        {data.map(({ email, demoPassword, roles, name }) => (
          <li key={email}>
            <button
              type="button"
              className="text-link target text-button"
              onClick={() => onChoose(email, demoPassword)}
            >
              {roles.map((role) => t(`roles.${role}`)).join(' · ')}
              {data.some((other) => other.email !== email && String(other.roles) === String(roles)) && ` (${name})`}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
