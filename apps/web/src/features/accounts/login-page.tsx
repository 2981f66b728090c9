import { useTranslations } from 'use-intl';
import { AccountFrame } from './account-frame.tsx';
import { LegalLinks } from './legal-links.tsx';
import { LoginForm } from './login-form.tsx';

export default function LoginPage() {
  const t = useTranslations('accountsWeb.login');
  return (
    <AccountFrame title={t('title')} description={t('description')} lead={t('lead')} after={<LegalLinks />}>
      <LoginForm />
    </AccountFrame>
  );
}
