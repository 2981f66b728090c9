import { Button } from '@mantine/core';
import { previewEndorsement, saveEndorsement } from '@onegi/contract/calls/policies/endorsements/drafts';
import type {
  EndorsementDraft,
  EndorsementOptions,
  EndorsementPreview,
} from '@onegi/contract/calls/policies/endorsements/shapes';
import type { EndorsementAction } from '@onegi/contract/fields/endorsements';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DateField } from '../../../components/date-field.tsx';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { useCallForm } from '../../../components/form/use-call-form.ts';
import { SelectField } from '../../../components/select-field.tsx';
import { TextAreaField } from '../../../components/text-area-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { longDate } from '../../../lib/long-date.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { AskedFields } from './asked-fields.tsx';
import { asksDetail, bodyOf, type DraftField, type DraftValues, fieldsOf, valuesOf } from './draft-values.ts';
import classes from './endorsements.module.css';
import { PricePreview } from './price-preview.tsx';
import { centsOf } from './typed-money.ts';

interface Props {
  options: EndorsementOptions;
  /** The draft that is written anew; undefined for a new one. */
  draft?: EndorsementDraft;
  onSaved: (draft: EndorsementDraft) => Promise<unknown>;
  onClose: () => void;
}

const amounts = ['keyedPremiumCents', 'bearingCents', 'actualPremiumCents', 'minimumPremiumCents'] as const;
const flags = ['hasClaim', 'isSingle', 'tripTaken', 'hasUncoveredEmployees'] as const;
const amountLabels = {
  keyedPremiumCents: 'keyed',
  bearingCents: 'bearing',
  actualPremiumCents: 'actual',
  minimumPremiumCents: 'minimum',
} as const;

/** What is to be done with a policy: the premium is worked out before anything is kept, and shown part by part. */
export function DraftForm({ options, draft, onSaved, onClose }: Props) {
  const t = useTranslations('endorsements.draft');
  const names = useTranslations('endorsements.actions');
  const locale = useLocale();
  const pick = useInLanguage();
  const [values, setValues] = useState<DraftValues>(() => valuesOf(options, draft));
  const [preview, setPreview] = useState<EndorsementPreview>();
  const asked = fieldsOf(values.action, options);
  const has = (name: DraftField) => asked.includes(name);
  const body = () => bodyOf(options, values);
  const change = (next: DraftValues) => {
    setValues(next);
    // What was worked out for something else is no answer any more.
    setPreview(undefined);
  };
  const labels: Record<string, string> = {
    action: t('action'),
    effectiveOn: t('effectiveOn'),
    endsOn: t('endsOn'),
    facts: t('facts'),
    details: t('details'),
    reason: t('reason'),
    ...Object.fromEntries(amounts.map((name) => [name, t(amountLabels[name])])),
    ...Object.fromEntries(flags.map((name) => [name, t(name)])),
    ...Object.fromEntries(options.facts.map(({ name, label, labelZh }) => [`facts.${name}`, pick(label, labelZh)])),
    ...Object.fromEntries(options.details.map(({ name, label, labelZh }) => [`details.${name}`, pick(label, labelZh)])),
  };
  const unread = amounts
    .filter((name) => has(name) && values[name].trim() !== '' && centsOf(values[name]) === undefined)
    .map((field) => ({ field, message: 'validation.money' }));
  const shared = { values, onChange: change, labels, more: unread, idPrefix: 'endorsement' };
  const form = useCallForm({
    ...shared,
    call: previewEndorsement,
    body,
    onDone: (answer) => setPreview(answer),
  });
  const saving = useCallForm({
    ...shared,
    call: saveEndorsement,
    body: () => ({ ...body(), ...(draft ? { draftId: draft.draftId, version: draft.version } : {}) }),
    onDone: onSaved,
  });
  const errorOf = (name: string) => form.errorOf(name) ?? saving.errorOf(name);
  const helps: Partial<Record<DraftField, string>> = {
    keyedPremiumCents:
      values.action === 'cancelByClient'
        ? t('keyedRefundHelp')
        : values.action === 'extension'
          ? t('keyedExtensionHelp')
          : t('keyedHelp'),
    actualPremiumCents: t('actualHelp'),
  };
  const action = form.field('action');
  return (
    <form
      {...(preview ? saving.element : form.element)}
      className={classes.columns}
      aria-label={t(draft ? 'edit' : 'start')}
    >
      <div className="stack gap-md">
        <ErrorSummary {...(preview ? saving.summary : form.summary)} />
        <SelectField
          {...action}
          value={values.action}
          options={options.actions.map((value) => ({ value, label: names(value) }))}
          onChange={(value) => action.onChange(value as EndorsementAction)}
        />
        {has('effectiveOn') && (
          <DateField
            {...fieldOf(form.field('effectiveOn'))}
            min={options.earliestOn}
            max={options.policyEndsOn}
            help={t('effectiveHelp', {
              from: longDate(options.earliestOn, locale),
              to: longDate(options.policyEndsOn, locale),
            })}
          />
        )}
        {has('endsOn') && <DateField {...fieldOf(form.field('endsOn'))} min={options.policyEndsOn} />}
        {has('facts') && (
          <AskedFields
            legend={t('facts')}
            asked={options.facts}
            values={values.facts}
            idOf={(name) => form.idOf(`facts.${name}`)}
            errorOf={(name) => errorOf(`facts.${name}`)}
            onChange={(facts) => change({ ...values, facts })}
          />
        )}
        {has('details') && (
          <AskedFields
            legend={t('details')}
            asked={options.details.filter(({ name }) => asksDetail(values.action, name))}
            values={values.details}
            idOf={(name) => form.idOf(`details.${name}`)}
            errorOf={(name) => errorOf(`details.${name}`)}
            onChange={(details) => change({ ...values, details })}
          />
        )}
        {amounts.filter(has).map((name) => (
          <TextField
            key={name}
            {...fieldOf(form.field(name))}
            help={helps[name]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
        ))}
        {flags.filter(has).map((name) => (
          <label key={name} className="flex small gap-md pointer target">
            <input
              type="checkbox"
              className="tick-box"
              checked={values[name]}
              onChange={(event) => change({ ...values, [name]: event.target.checked })}
            />
            <span>
              {t(name)}
              {errorOf(name) && <span role="alert"> · {errorOf(name)}</span>}
            </span>
          </label>
        ))}
        <TextAreaField {...fieldOf(form.field('reason'))} help={t('reasonHelp')} rows={3} maxLength={1_000} />
        <div className="row wrap gap-sm">
          {preview ? (
            <Button type="submit" loading={saving.busy}>
              {t('save')}
            </Button>
          ) : (
            <Button type="submit" loading={form.busy}>
              {t('preview')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </div>
      <div aria-live="polite">{preview && <PricePreview preview={preview} />}</div>
    </form>
  );
}

/** A field whose error, where it has none, is left out. */
function fieldOf<F extends { error: string | undefined }>({ error, ...field }: F) {
  return { ...field, ...(error === undefined ? {} : { error }) };
}
