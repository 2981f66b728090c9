import type { AnswerOf, BodyOf } from '@onegi/contract/call';
import { acceptLogin, type loginIn, passkeyLogin, passkeyLoginOptions } from '@onegi/contract/calls/accounts/sign-in';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { callApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { signWithPasskey } from './passkeys.ts';
import { placeAfterLogin, placeOfLimit, placeOnTheWay } from './places.ts';
import { takeUpSession } from './use-me.ts';

export type LoginStep = AnswerOf<typeof loginIn>;
export type Proof = Pick<BodyOf<typeof acceptLogin>, 'secondFactorCode' | 'recoveryCode' | 'passkeyAnswer'>;

/** The failures after which the login goes on where it is. */
const stays: readonly string[] = ['login.secondFactorWrong', 'login.secondFactorNeeded', 'network', 'server.busy'];

/**
 * The two steps of a login.
 * @param onFailure the step failed and the login begins anew
 * @param onDecline the terms were not accepted, and nobody is signed in
 */
export function useLogin(onFailure: (error: Error) => void, onDecline: () => void) {
  const t = useTranslations('accountsWeb.factor');
  const language = useLocale();
  const navigate = useLocaleNavigate();
  const [params] = useSearchParams();
  const [step, setStep] = useState<LoginStep>();
  const [busy, setBusy] = useState(false);
  const [proofError, setProofError] = useState<string>();

  async function attempt(action: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    try {
      await action();
    } catch (error) {
      setStep(undefined);
      onFailure(error as Error);
    } finally {
      setBusy(false);
    }
  }

  function begun(next: LoginStep) {
    setProofError(undefined);
    setStep(next);
  }

  const beginWithPasskey = () =>
    attempt(async () => {
      const { passkeyKey, passkeyOptions } = await callApi(passkeyLoginOptions, {});
      const passkeyAnswer = await signWithPasskey(passkeyOptions).catch(() => {
        throw new Error(t('passkeyStopped'));
      });
      setStep(await callApi(passkeyLogin, { body: { passkeyKey, passkeyAnswer } }));
    });

  const accept = (stepId: string, proof: Proof) =>
    attempt(async () => {
      setProofError(undefined);
      try {
        const answer = await callApi(acceptLogin, { body: { stepId, accepted: true, language, ...proof } });
        takeUpSession();
        const { mustChangePassword, mustSetSecondFactor } = answer;
        const first = mustChangePassword ? placeOfLimit.password : mustSetSecondFactor && placeOfLimit.secondFactor;
        const next = params.get('next');
        await navigate(first ? placeOnTheWay(first, next) : placeAfterLogin(next), { replace: true });
      } catch (error) {
        if (!(error instanceof ApiError) || !stays.includes(error.code)) throw error;
        setProofError(error.message);
      }
    });

  /** A passkey in the place of a code: the browser asks, and what it answers is the proof. */
  const acceptWithPasskey = async ({ stepId, passkeyOptions }: LoginStep) => {
    setProofError(undefined);
    const passkeyAnswer = await signWithPasskey(passkeyOptions ?? {}).catch(() => undefined);
    if (passkeyAnswer) await accept(stepId, { passkeyAnswer });
    else setProofError(t('passkeyStopped'));
  };

  return {
    step,
    busy,
    proofError,
    begun,
    failed: onFailure,
    beginWithPasskey,
    accept,
    acceptWithPasskey,
    decline() {
      setStep(undefined);
      // Closed while the server judges what was accepted: it may sign in after all.
      if (!busy) onDecline();
    },
  };
}

export type Login = ReturnType<typeof useLogin>;
