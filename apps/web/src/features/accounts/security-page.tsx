import { Button, Skeleton } from '@mantine/core';
import { secondFactor } from '@onegi/contract/calls/accounts/second-factors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { ErrorState } from '../../components/states.tsx';
import { queryOf } from '../../lib/queries.ts';
import classes from './accounts.module.css';
import { PasskeysPart } from './passkeys-part.tsx';
import { placeAfterLogin } from './places.ts';
import { RecoveryPart } from './recovery-part.tsx';
import { TotpPart } from './totp-part.tsx';
import { type Me, useMe } from './use-me.ts';
import { WorkFrame } from './work-frame.tsx';

export default function SecurityPage() {
  const t = useTranslations('accountsWork.security');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {(user) => <Factors user={user} />}
    </WorkFrame>
  );
}

function Factors({ user }: { user: Me }) {
  const t = useTranslations('accountsWork.security');
  const { data, error, refetch } = useQuery({ ...queryOf(secondFactor, {}), staleTime: 0 });
  const { refetch: askWhoIAm } = useMe();
  const [params] = useSearchParams();
  const [codes, setCodes] = useState<readonly string[]>();
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={220} radius="md" mt={28} />;
  const hasFactor = data.totpOn || data.passkeys.length > 0;
  const changed = () => {
    void refetch();
    void askWhoIAm();
  };
  return (
    <div className={`stack gap-md mt-xl ${classes.parts} ${classes.factors}`}>
      {data.secondFactorRequired && !hasFactor && <Notice kind="info" title={t('required')} />}
      {user.limitedTo === null && data.secondFactorRequired && hasFactor && (
        <Notice kind="success" title={t('ready')}>
          <Button component={Link} to={placeAfterLogin(params.get('next'))} variant="default">
            {t(params.get('next') ? 'goToPage' : 'goOn')}
          </Button>
        </Notice>
      )}
      <TotpPart
        isOn={data.totpOn}
        onChanged={changed}
        onCodes={(made) => {
          setCodes(made);
          changed();
        }}
      />
      <PasskeysPart passkeys={data.passkeys} onChanged={changed} />
      {(hasFactor || codes) && (
        <RecoveryPart left={data.recoveryCodesLeft} codes={codes} onCodes={setCodes} onChanged={changed} />
      )}
    </div>
  );
}
