import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Modal } from '../../components/modal.tsx';
import { LegalSections } from '../company/legal-sections.tsx';
import classes from './accounts.module.css';
import { SecondFactor } from './second-factor.tsx';
import type { Login, LoginStep } from './use-login.ts';

/** The terms of every login; who has a second factor gives it once they are accepted. */
export function TermsDialog({ login, step }: { login: Login; step: LoginStep }) {
  const t = useTranslations('accountsWeb');
  const [accepted, setAccepted] = useState(false);
  const isProving = accepted && step.secondFactors.length > 0;
  const accept = () => {
    setAccepted(true);
    if (step.secondFactors.length === 0) void login.accept(step.stepId, {});
  };
  return (
    <Modal title={isProving ? t('factor.title') : t('terms.title')} onClose={login.decline}>
      {(close) =>
        isProving ? (
          <SecondFactor login={login} step={step} />
        ) : (
          <>
            {/* The focus begins where reading does: Enter must not accept what nobody has read. */}
            <p className="mt-xs" tabIndex={-1} data-autofocus>
              {t('terms.lead')}
            </p>
            <div className="prose stack small gap-md mt-md">
              <LegalSections kind="loginTerms" level={3} />
            </div>
            {login.proofError && (
              <p role="alert" className="error-text small mt-sm">
                {login.proofError}
              </p>
            )}
            <div className={`stack rule-above gap-sm plain-ground ${classes.stickyButtons}`}>
              <Button variant="default" onClick={close}>
                {t('terms.decline')}
              </Button>
              <Button variant="accent" loading={login.busy} onClick={accept}>
                {t('terms.accept')}
              </Button>
            </div>
          </>
        )
      }
    </Modal>
  );
}
