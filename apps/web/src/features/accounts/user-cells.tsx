import { useLocale, useTranslations } from 'use-intl';
import { StateBadge } from '../../components/state-badge.tsx';
import { dayAndTime } from '../../lib/long-date.ts';
import type { ListedUser } from './listed-user.ts';

/** Both names of a user. */
export function UserName({ user: { name, nameZh } }: { user: ListedUser }) {
  return (
    <span className="strong">
      {name} {nameZh}
    </span>
  );
}

/** Whether a user may log in now. */
export function UserState({ user: { userState, lockedUntil } }: { user: ListedUser }) {
  const t = useTranslations('accountsWork.users');
  const locale = useLocale();
  if (lockedUntil) {
    return <StateBadge tone="bad">{t('locked', { moment: dayAndTime(lockedUntil, locale) })}</StateBadge>;
  }
  return <StateBadge tone={userState === 'suspended' ? 'bad' : undefined}>{t(`states.${userState}`)}</StateBadge>;
}
