import { Button, Skeleton } from '@mantine/core';
import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { type InsurerAppetite, insurerAppetites } from '@onegi/contract/calls/requests/commercial/offer-desk';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import { sendToInsurers } from '@onegi/contract/calls/requests/commercial/offers';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { ErrorState } from '../../../components/states.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { notify, notifyFailure } from '../../../lib/notify.ts';
import { queryOf } from '../../../lib/queries.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { InsurerRow, Reasons, writesNone } from './insurer-row.tsx';
import { useLinkAddresses } from './use-link-addresses.ts';

interface Props {
  detail: CaseDetail;
  onSent: (offers: readonly Offer[]) => Promise<unknown>;
  /** The case has become another's meanwhile. */
  onGone: () => Promise<unknown>;
  onClose: () => void;
}

/** Insurers by what they are known to write; a case is sent to all that are ticked at once. */
export function ChooseInsurers({ detail: { caseNumber, preferredInsurer }, onSent, onGone, onClose }: Props) {
  const t = useTranslations('offerDesk.choosing');
  const pick = useInLanguage();
  const { data, error, refetch } = useQuery({
    ...queryOf(insurerAppetites, { query: { caseNumber } }),
    staleTime: 0,
    gcTime: 0,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sendOnce = useSendOnce(sendToInsurers);
  const isChosen = ({ insurerCode, canSend }: InsurerAppetite) => canSend && chosen.has(insurerCode);
  const picked = data?.filter(isChosen) ?? [];
  const unfit = picked.filter(({ fits }) => !fits);
  const nameOf = ({ insurerName, insurerNameZh }: InsurerAppetite) => pick(insurerName, insurerNameZh);
  const { form, addressed, addressOf } = useLinkAddresses(picked, () => {
    if (picked.length === 0) setProblem(t('none'));
    else if (unfit.length > 0) setAsking(true);
    else return send();
  });

  async function send(): Promise<void> {
    setBusy(true);
    try {
      const insurers = picked.map(({ insurerCode }) => insurerCode);
      const { answer } = await sendOnce({
        body: { caseNumber, insurers, ...(addressed.length > 0 ? { addressed } : {}) },
      });
      notify({ kind: 'success', message: t('sent', { count: insurers.length }) });
      await onSent(answer);
    } catch (failure) {
      const isRefused = failure instanceof ApiError && failure.status === 400;
      notifyFailure(isRefused ? new Error(failure.fields[0]?.message ?? failure.message) : failure);
      // A colleague has asked one of them a moment ago: the list says whom.
      if (isRefused) await refetch();
      else if (failure instanceof ApiError && failure.status === 409) await onGone();
    } finally {
      setBusy(false);
    }
  }

  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} radius="md" aria-busy="true" />;

  const groups = [
    { id: 'fits', rows: data.filter(({ fits }) => fits) },
    { id: 'others', rows: data.filter((row) => !row.fits && !writesNone(row)) },
  ] as const;
  const elsewhere = data.filter(writesNone);
  const rowOf = (row: InsurerAppetite) => (
    <InsurerRow
      key={row.insurerCode}
      row={row}
      name={nameOf(row)}
      isPreferred={row.insurerCode === preferredInsurer}
      isTicked={isChosen(row)}
      onTick={(isTicked) => tick(row.insurerCode, isTicked)}
      address={addressOf(row.insurerCode)}
    />
  );
  const tick = (code: string, isTicked: boolean) => {
    const next = new Set(chosen);
    if (isTicked) next.add(code);
    else next.delete(code);
    setChosen(next);
    setProblem(undefined);
  };
  const selectAll = () =>
    setChosen(new Set(data.filter(({ fits, canSend }) => fits && canSend).map(({ insurerCode }) => insurerCode)));

  return (
    <form {...form.element} className="framed stack gap-md p-card" aria-label={t('title')}>
      <ErrorSummary {...form.summary} />
      <p className="dimmed small">{t('lead')}</p>
      {groups
        .filter(({ id, rows }) => id === 'fits' || rows.length > 0)
        .map(({ id, rows }) => (
          <fieldset key={id} className="stack gap-2xs">
            <legend className="strong">{t(id)}</legend>
            {id === 'fits' && rows.length === 0 && <p className="dimmed small">{t('nobody')}</p>}
            {rows.map(rowOf)}
          </fieldset>
        ))}
      {elsewhere.length > 0 && (
        <details className="fold">
          <summary>
            {t('elsewhere', { count: elsewhere.length })}
            <IconPlus size={20} stroke={1.75} aria-hidden />
          </summary>
          <fieldset className="stack gap-2xs">
            <legend className="visually-hidden">{t('elsewhere', { count: elsewhere.length })}</legend>
            {elsewhere.map(rowOf)}
          </fieldset>
        </details>
      )}
      {problem && (
        <p role="alert" className="error-text small">
          {problem}
        </p>
      )}
      <div className="flex wrap gap-sm">
        <Button type="submit" loading={busy}>
          {t('send', { count: picked.length })}
        </Button>
        <Button variant="default" disabled={busy} onClick={selectAll}>
          {t('selectAll')}
        </Button>
        <Button variant="subtle" disabled={busy} onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog title={t('question')} action={t('sendAnyway')} onConfirm={send} onClose={() => setAsking(false)}>
          {unfit.map((row) => (
            <div key={row.insurerCode} className="mt-xs">
              <p className="strong">{nameOf(row)}</p>
              <Reasons row={row} />
            </div>
          ))}
        </ConfirmDialog>
      )}
    </form>
  );
}
