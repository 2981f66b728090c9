import { useTranslations } from 'use-intl';
import { AccountFrame } from './account-frame.tsx';
import { LegalLinks } from './legal-links.tsx';
import { LoginForm } from './login-form.tsx';
import { useOnTheWay } from './use-on-the-way.ts';

const here = '/login';

export default function LoginPage() {
  const t = useTranslations('accountsWeb.login');
  const isOnTheWay = useOnTheWay()(here) !== here;
  // In the place of the lead and no longer: pages made beforehand know of no other page, and nothing may move.
  const lead = t(isOnTheWay ? 'onTheWay' : 'lead');
  return (
    <AccountFrame title={t('title')} description={t('description')} lead={lead} after={<LegalLinks />}>
      <LoginForm />
    </AccountFrame>
  );
}
