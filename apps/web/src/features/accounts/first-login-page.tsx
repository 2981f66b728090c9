import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { notify } from '../../lib/notify.ts';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { AccountFrame } from './account-frame.tsx';
import classes from './accounts.module.css';
import { AssignPasswordStep } from './assign-password-step.tsx';
import { type FirstLogin, InformationStep } from './information-step.tsx';
import { LegalLinks } from './legal-links.tsx';
import { StepLine } from './step-line.tsx';
import { useOnTheWay } from './use-on-the-way.ts';

export default function FirstLoginPage() {
  const t = useTranslations('accountsWeb');
  const onTheWay = useOnTheWay();
  const tellAll = useTranslations('accounts');
  const back = useNavigate();
  const navigate = useLocaleNavigate();
  const [given, setGiven] = useState<FirstLogin>({ employeeId: '', iaLicence: '', email: '', oneTimeCode: '' });
  const [isVerified, setVerified] = useState(false);

  /** Back to the page before; who came straight from the invitation has none and goes to the login. */
  function leave() {
    notify({ kind: 'success', message: tellAll('passwordSet') });
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    void (idx > 0 ? back(-1) : navigate(onTheWay('/login'), { replace: true }));
  }

  return (
    <AccountFrame title={t('first.title')} description={t('first.description')} after={<LegalLinks />}>
      <StepLine current={isVerified ? 2 : 1} names={[t('first.step1'), t('first.step2')]} />
      {isVerified ? (
        <AssignPasswordStep given={given} onDone={leave} />
      ) : (
        <InformationStep given={given} onChange={setGiven} onVerified={() => setVerified(true)} />
      )}
      <p className={`flex wrap small mt-lg ${classes.links}`}>
        <Link to={onTheWay('/login')} className="text-link target">
          {t('forgot.returnToLogin')}
        </Link>
        <Link to="/whyOneGI" className="text-link target">
          {t('login.about')}
        </Link>
      </p>
    </AccountFrame>
  );
}
