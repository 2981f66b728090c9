import { Button } from '@mantine/core';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import type { OfferState } from '@onegi/contract/fields/offers';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { StateBadge } from '../../../components/state-badge.tsx';
import { dayAndTime, listedDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import classes from './offers.module.css';

/** What the state of an offer means for a case: somebody is still to answer, it is won, it is lost. */
const tones: { readonly [S in OfferState]?: 'waiting' | 'good' | 'over' | 'bad' } = {
  waiting: 'waiting',
  informationRequired: 'bad',
  quoted: 'good',
  accepted: 'good',
  notQuoting: 'over',
  declined: 'over',
  expired: 'over',
};

export interface RowActions {
  readonly canAnswer: readonly ('accept' | 'decline')[];
  readonly canKeyIn: boolean;
}

interface Props {
  offers: readonly Offer[];
  /** False hides the whole column. */
  hasActions: boolean;
  actionsOf: (offer: Offer) => RowActions;
  onAnswer: (offer: Offer, action: 'accept' | 'decline') => void;
  onKeyIn: (offer: Offer) => void;
}

/** The offers of a case: figures in a line, and below it their details in words. On a phone each is a card. */
export function OfferTable({ offers, hasActions, actionsOf, onAnswer, onKeyIn }: Props) {
  const t = useTranslations('offerDesk.panel');
  const columns = ['insurer', 'premium', 'total', 'validUntil', 'state', 'sentAt'] as const;
  return (
    <table className={`small ${classes.table}`} aria-labelledby="offers-title">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
          {hasActions && <th scope="col">{t('actions')}</th>}
        </tr>
      </thead>
      {offers.map((offer) => (
        <OfferRows
          key={offer.offerNumber}
          offer={offer}
          columns={columns.length + (hasActions ? 1 : 0)}
          actions={hasActions ? actionsOf(offer) : undefined}
          onAnswer={(action) => onAnswer(offer, action)}
          onKeyIn={() => onKeyIn(offer)}
        />
      ))}
    </table>
  );
}

interface RowProps {
  offer: Offer;
  columns: number;
  /** Undefined where the column is hidden. */
  actions: RowActions | undefined;
  onAnswer: (action: 'accept' | 'decline') => void;
  onKeyIn: () => void;
}

const unanswered = { premiumCents: null, totalCents: null, validUntil: null };

function OfferRows({ offer, columns, actions, onAnswer, onKeyIn }: RowProps) {
  const t = useTranslations('offerDesk');
  const locale = useLocale();
  const pick = useInLanguage();
  const insurer = pick(offer.insurerName, offer.insurerNameZh);
  // What an insurer had answered before it was asked again is nothing that it offers now.
  const { premiumCents, totalCents, validUntil } = offer.offerState === 'waiting' ? unanswered : offer;
  const details = detailsOf(offer);
  // Below the details: they are to be read before an offer is answered.
  const buttons = actions && <ActionsCell insurer={insurer} actions={actions} onAnswer={onAnswer} onKeyIn={onKeyIn} />;
  return (
    <tbody>
      <tr>
        <th scope="row" className="break-anywhere">
          {insurer}
        </th>
        <Cell label={t('panel.premium')}>{premiumCents === null ? null : <PremiumParts offer={offer} />}</Cell>
        <Cell label={t('panel.total')}>
          {totalCents === null ? null : <strong className="tabular">{formatMoney(totalCents)}</strong>}
        </Cell>
        <Cell label={t('panel.validUntil')}>
          {validUntil && <span data-amount>{listedDate(validUntil, locale)}</span>}
        </Cell>
        <Cell label={t('panel.state')}>
          <StateBadge tone={tones[offer.offerState]}>{pick(offer.offerStateName, offer.offerStateNameZh)}</StateBadge>
        </Cell>
        <Cell label={t('panel.sentAt')}>{dayAndTime(offer.sentAt, locale)}</Cell>
        {details.length === 0 ? buttons : actions && <td data-empty />}
      </tr>
      {details.length > 0 && (
        <tr className={classes.details}>
          <td colSpan={actions ? columns - 1 : columns}>
            <Details details={details} />
          </td>
          {buttons}
        </tr>
      )}
    </tbody>
  );
}

interface ActionsProps {
  insurer: string;
  actions: RowActions;
  onAnswer: (action: 'accept' | 'decline') => void;
  onKeyIn: () => void;
}

function ActionsCell({ insurer, actions, onAnswer, onKeyIn }: ActionsProps) {
  const t = useTranslations('offerDesk');
  const { canAnswer, canKeyIn } = actions;
  return (
    <td className={classes.actions} data-empty={(canAnswer.length === 0 && !canKeyIn) || undefined}>
      <div>
        {canAnswer.map((action) => (
          <Button
            key={action}
            size="compact-md"
            variant={action === 'accept' ? 'filled' : 'default'}
            aria-label={t(action === 'accept' ? 'answer.acceptOf' : 'answer.declineOf', { insurer })}
            onClick={() => onAnswer(action)}
          >
            {t(`answer.${action}`)}
          </Button>
        ))}
        {canKeyIn && (
          <Button size="compact-md" variant="default" aria-label={t('panel.keyInOf', { insurer })} onClick={onKeyIn}>
            {t('panel.keyIn')}
          </Button>
        )}
      </div>
    </td>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td data-empty={children === null || children === '' || undefined}>
      <span className={`dimmed fine ${classes.label}`}>{label}</span>
      <span>{children}</span>
    </td>
  );
}

/** A premium with the part that bears the levies of its class, and the levies. */
function PremiumParts({ offer }: { offer: Offer }) {
  const t = useTranslations('offerDesk.panel');
  const { premiumCents, bearingCents, classLeviesCents, iaLevyCents } = offer;
  const bearing = bearingCents ?? 0;
  const isPart = bearing > 0 && bearing !== premiumCents;
  return (
    <span className="tabular" data-amount>
      {formatMoney(premiumCents ?? 0)}
      {isPart && (
        <span className={`dimmed fine ${classes.part}`}>{t('bearing', { amount: formatMoney(bearing) })}</span>
      )}
      <span className={`dimmed fine ${classes.part}`}>
        {t('levies', { amount: formatMoney((classLeviesCents ?? 0) + (iaLevyCents ?? 0)) })}
      </span>
    </span>
  );
}

function Files({ files }: { files: Offer['files'] }) {
  const t = useTranslations('offerDesk.panel');
  return (
    <span className={classes.files}>
      {files.map(({ fileId, fileNameOriginal, previewUrl, downloadUrl }) => (
        <a
          key={fileId}
          href={previewUrl ?? downloadUrl}
          target="_blank"
          rel="noopener"
          className="text-link break-anywhere"
          aria-label={t('openFile', { name: fileNameOriginal })}
        >
          {fileNameOriginal}
        </a>
      ))}
    </span>
  );
}

const writtenDetails = ['excess', 'conditions', 'comment', 'remark'] as const;

/** What an offer has beside its figures: the insurer's texts as they were written, and the files that came with them. */
function detailsOf(offer: Offer) {
  const { insurerReference, files } = offer;
  const all = [
    { name: 'reference', text: insurerReference },
    ...writtenDetails.map((name) => ({ name, text: offer[name] })),
    { name: 'files', text: files.length > 0 && <Files files={files} /> },
  ] as const;
  return all.filter(({ text }) => text);
}

function Details({ details }: { details: ReturnType<typeof detailsOf> }) {
  const t = useTranslations('offerDesk.panel');
  return (
    <dl>
      {details.map(({ name, text }) => (
        <div key={name}>
          <dt className="dimmed fine">{t(name)}</dt>
          <dd className="break-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
