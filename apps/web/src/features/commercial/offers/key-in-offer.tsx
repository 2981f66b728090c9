import { Button } from '@mantine/core';
import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import { saveOffer } from '@onegi/contract/calls/requests/commercial/offers';
import { isCalendarDate, moneyText } from '@onegi/contract/fields/formats';
import type { Finding } from '@onegi/contract/lines/search';
import { bearsInPart } from '@onegi/contract/templates';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../../components/amount-field.tsx';
import { ChoiceGroup } from '../../../components/choice-group.tsx';
import { DateField } from '../../../components/date-field.tsx';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import shared from '../../../components/figures.module.css';
import { useCallForm } from '../../../components/form/use-call-form.ts';
import { TextAreaField } from '../../../components/text-area-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { ApiError } from '../../../lib/api-error.ts';
import { todayInHongKong } from '../../../lib/dates.ts';
import { notify, notifyFailure } from '../../../lib/notify.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { initialAnswers } from '../../forms/answers.ts';
import { settledMoney, shownMoney, typedMoney } from '../../forms/typed-answer.ts';
import { LiveLevies } from './live-levies.tsx';
import { OfferFiles } from './offer-files.tsx';

interface Props {
  detail: CaseDetail;
  offer: Offer;
  onSaved: (offers: readonly Offer[]) => Promise<unknown>;
  /** A colleague has keyed in another answer: it is shown, and what is typed here stays. */
  onStale: () => Promise<unknown>;
  /** Nothing can be keyed in any more. */
  onGone: () => Promise<unknown>;
  onClose: () => void;
}

const answers = ['quoted', 'informationRequired', 'notQuoting'] as const;
const textOf = (cents: number | null) => (cents === null ? '' : moneyText(cents));
const centsOf = (typed: string) => {
  const settled = settledMoney(typed);
  return settled === '' ? undefined : Math.round(Number(settled) * 100);
};

/** What is typed: amounts as dollars. */
const typedOf = (offer: Offer) => ({
  answeredAs: answers.find((each) => each === offer.offerState) ?? ('quoted' as (typeof answers)[number]),
  premiumCents: textOf(offer.premiumCents),
  bearingCents: textOf(offer.bearingCents),
  validUntil: offer.validUntil ?? '',
  insurerReference: offer.insurerReference,
  excess: offer.excess,
  conditions: offer.conditions,
  comment: offer.comment,
  remark: offer.remark,
  files: offer.files.map(({ uploadId, fileNameOriginal: name }) => ({ uploadId, name })),
});
type Typed = ReturnType<typeof typedOf>;

/** What the call's own schema cannot see: it is asked by what the insurer answers. */
function more(
  { answeredAs, premiumCents, bearingCents, remark, validUntil }: Typed,
  isInPart: boolean,
  today: string,
): Finding[] {
  if (answeredAs !== 'quoted') return remark.trim() === '' ? [{ field: 'remark', message: 'validation.required' }] : [];
  return [
    ...(centsOf(premiumCents) === undefined ? [{ field: 'premiumCents', message: 'validation.required' }] : []),
    ...(isInPart && centsOf(bearingCents) === undefined
      ? [{ field: 'bearingCents', message: 'validation.required' }]
      : []),
    ...(isCalendarDate(validUntil) && validUntil < today
      ? [{ field: 'validUntil', message: 'validation.validityOver' }]
      : []),
  ];
}

/** The office keys in what an insurer has answered: an offer, what it needs to know, or why it does not quote. */
export function KeyInOffer({ detail, offer, onSaved, onStale, onGone, onClose }: Props) {
  const t = useTranslations('offerDesk.keying');
  const pick = useInLanguage();
  const [typed, setTyped] = useState(() => typedOf(offer));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { caseNumber, offerNumber } = offer;
  // It answers what stood here when it was opened: what a colleague has keyed in since is not overwritten unseen.
  const [seen, setSeen] = useState<number | undefined>(offer.offerVersion);
  const insurer = pick(offer.insurerName, offer.insurerNameZh);
  const isQuoted = typed.answeredAs === 'quoted';
  const { caseTemplate: templateId, employeesAsked: employees, questions } = detail;
  const isInPart = bearsInPart({ templateId, employees }, initialAnswers(questions));
  const remarkLabel = { quoted: 'remark', informationRequired: 'needs', notQuoting: 'reason' } as const;

  const form = useCallForm({
    call: saveOffer,
    values: typed,
    onChange: setTyped,
    labels: {
      ...(isQuoted
        ? {
            premiumCents: t('premium'),
            ...(isInPart ? { bearingCents: t('bearing') } : {}),
            validUntil: t('validUntil'),
            excess: t('excess'),
            conditions: t('conditions'),
          }
        : {}),
      insurerReference: t('reference'),
      remark: t(remarkLabel[typed.answeredAs]),
      comment: t('comment'),
      files: t('files'),
    },
    body: ({ answeredAs, insurerReference, excess, conditions, comment, remark, files, ...figures }) => ({
      caseNumber,
      offerNumber,
      offerVersion: seen ?? offer.offerVersion,
      answeredAs,
      insurerReference,
      comment,
      remark,
      files: files.map(({ uploadId }) => ({ uploadId })),
      ...(answeredAs === 'quoted'
        ? {
            premiumCents: centsOf(figures.premiumCents),
            bearingCents: isInPart ? centsOf(figures.bearingCents) : undefined,
            validUntil: figures.validUntil || undefined,
            excess,
            conditions,
          }
        : {}),
    }),
    more: more(typed, isInPart, todayInHongKong()),
    idPrefix: 'offer',
    async onFailure(error: ApiError) {
      if (error.code === 'offer.stale') {
        notifyFailure(error);
        await onStale();
        setSeen(undefined);
      } else if (error.status === 409 || error.status === 404) {
        notifyFailure(error);
        await onGone();
      } else if (error.fields.length === 0) notifyFailure(error);
    },
    async onDone(offers) {
      notify({ kind: 'success', message: t('saved', { insurer }) });
      await onSaved(offers);
    },
  });
  const amount = (name: 'premiumCents' | 'bearingCents') => {
    const { value, onChange, ...field } = form.field(name);
    return {
      ...field,
      before: 'HK$',
      inputMode: 'decimal' as const,
      maxLength: 20,
      value: shownMoney(value),
      onChange: (text: string) => onChange(typedMoney(text)),
      onBlur: () => onChange(settledMoney(value)),
    };
  };

  return (
    <form className="framed stack gap-lg p-card" aria-labelledby="key-in-title" {...form.element}>
      <h3 className="medium" id="key-in-title" ref={heading} tabIndex={-1}>
        {t('title', { insurer })}
      </h3>
      <ErrorSummary {...form.summary} />
      <ChoiceGroup
        id="offer-answeredAs"
        legend={t('answeredAs')}
        choices={answers.map((value) => ({ value, label: t(value) }))}
        value={typed.answeredAs}
        onChange={(answeredAs) => setTyped({ ...typed, answeredAs })}
      />
      {isQuoted && (
        <>
          <div className={shared.pair}>
            <AmountField {...amount('premiumCents')} />
            {isInPart && <AmountField {...amount('bearingCents')} help={t('bearingHelp')} />}
            <DateField {...form.field('validUntil')} min={todayInHongKong()} help={t('validUntilHelp')} />
          </div>
          <LiveLevies
            caseNumber={caseNumber}
            premiumCents={centsOf(typed.premiumCents)}
            bearingCents={isInPart ? centsOf(typed.bearingCents) : 0}
          />
          <TextAreaField {...form.field('excess')} rows={2} maxLength={500} />
          <TextAreaField {...form.field('conditions')} rows={4} maxLength={2_000} />
        </>
      )}
      <TextField {...form.field('insurerReference')} autoComplete="off" maxLength={60} />
      <TextAreaField {...form.field('remark')} rows={3} maxLength={1_000} />
      <TextAreaField {...form.field('comment')} rows={3} maxLength={1_000} />
      <OfferFiles
        caseNumber={caseNumber}
        files={typed.files}
        error={form.errorOf('files')}
        onChange={(change) => setTyped((now) => ({ ...now, files: change(now.files) }))}
      />
      <div className="flex wrap gap-sm">
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
        <Button variant="default" disabled={form.busy} onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
