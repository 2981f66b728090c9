import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { AccountFrame } from './account-frame.tsx';
import classes from './accounts.module.css';
import { ConfirmEmailStep, LoginNameStep } from './forget-password-steps.tsx';
import { LegalLinks } from './legal-links.tsx';
import { StepLine } from './step-line.tsx';
import { useOnTheWay } from './use-on-the-way.ts';

export default function ForgetPasswordPage() {
  const t = useTranslations('accountsWeb.forgot');
  const onTheWay = useOnTheWay();
  const login = useTranslations('accountsWeb.login');
  const tellAll = useTranslations('accounts');
  const [loginName, setLoginName] = useState('');
  const [maskedEmail, setMaskedEmail] = useState<string>();
  const [isSent, setSent] = useState(false);
  const step = isSent ? 3 : maskedEmail === undefined ? 1 : 2;
  return (
    <AccountFrame title={t('title')} description={t('description')} after={<LegalLinks />}>
      <StepLine current={step} names={[t('step1'), t('step2'), t('step3')]} />
      {step === 1 && <LoginNameStep loginName={loginName} onChange={setLoginName} onFound={setMaskedEmail} />}
      {step === 2 && (
        <ConfirmEmailStep
          loginName={loginName}
          maskedEmail={maskedEmail ?? ''}
          onBack={() => setMaskedEmail(undefined)}
          onSent={() => setSent(true)}
        />
      )}
      {step === 3 && (
        <div className="stack gap-md">
          <Notice kind="success" title={tellAll('temporarySent')} />
          <Button component={Link} to={onTheWay('/login')} variant="accent" size="lg">
            {t('returnToLogin')}
          </Button>
        </div>
      )}
      {step < 3 && (
        <p className={`flex wrap small mt-lg ${classes.links}`}>
          <Link to={onTheWay('/login')} className="text-link target">
            {t('returnToLogin')}
          </Link>
          <Link to="/whyOneGI" className="text-link target">
            {login('about')}
          </Link>
        </p>
      )}
    </AccountFrame>
  );
}
