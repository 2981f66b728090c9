import { Button } from '@mantine/core';
import type { MotorForm, MotorText } from '@onegi/contract/calls/motor/case-shapes';
import { yearFrom } from '@onegi/contract/commercial/check-case';
import { isCalendarDate } from '@onegi/contract/fields/formats';
import { confirmFailures, isMandatory, quoteFailures } from '@onegi/contract/motor/check-motor-case';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { todayInHongKong } from '../../../lib/dates.ts';
import { notify } from '../../../lib/notify.ts';
import { useLocaleNavigate } from '../../../lib/use-locale-navigate.ts';
import { caseAddress } from '../motor-address.ts';
import type { StepProps } from '../step-props.ts';
import { AskedControl } from './asked-field.tsx';
import { CaseRecord } from './case-record.tsx';
import { DuplicatesNotice } from './duplicates-notice.tsx';
import classes from './form.module.css';
import { type AskedField, inPageOrder, lastFields, type RowList, sectionsOn } from './form-sections.ts';
import { Leaving } from './leaving.tsx';
import { lengthOf } from './max-lengths.ts';
import { MergeChoices } from './merge-choices.tsx';
import { pathInForm } from './path-in-form.ts';
import { RowGrid } from './row-grid.tsx';
import { SavingNote } from './saving-note.tsx';
import { SystemFacts } from './system-facts.tsx';
import { checkDay, useCaseLists } from './use-case-lists.ts';
import { useCaseTexts } from './use-case-texts.ts';
import { useMotorStore } from './use-motor-store.ts';

const rowLists: readonly RowList[] = ['drivers', 'claims', 'offences'];
const helped = ['holderId', 'registrationMark', 'chassis', 'startsOn'] as const;

/** The first step of a case: what is keyed of it, and for others what was. */
export function BasicInformation(props: StepProps) {
  return props.readOnly ? <CaseRecord motorCase={props.motorCase} /> : <CaseForm {...props} />;
}

function CaseForm(props: StepProps) {
  const t = useTranslations('motorForm');
  const goTo = useLocaleNavigate();
  const { hash } = useLocation();
  const { store, state } = useMotorStore(props);
  const { form: values, motorCase, meeting, refused, merges } = state;
  const lists = useCaseLists(values.make);
  const texts = useCaseTexts(lists);
  const today = todayInHongKong();
  const issues = inPageOrder(quoteFailures(values, checkDay(today, lists)));
  const form = useForm({
    values,
    issues,
    labelOf: texts.labelOf,
    missingOf: texts.missingOf,
    async submit() {
      if (await store.flush()) await goTo(caseAddress('quotation', 'premium', motorCase.quotationNumber));
    },
  });
  const { take, fail } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused is shown once
  useEffect(() => {
    const found = (refused ?? []).flatMap(({ field, message }) => {
      const path = pathInForm(field);
      return path === undefined ? [] : [{ path, message }];
    });
    if (found.length > 0) take(found);
  }, [refused]);
  // Sent back from the premium for what is missing here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (hash !== '') fail();
  }, [hash]);
  useEffect(() => {
    if (merges > 0) notify({ kind: 'success', message: t('merge.done') });
  }, [merges, t]);

  const set = (name: MotorText, value: string) =>
    // Another make has other models.
    store.change((before) => ({ ...before, [name]: value, ...(name === 'make' ? { model: '' } : {}) }));
  const isShown = ({ name, isAskedOf }: AskedField) =>
    !isAskedOf || isAskedOf(values) || form.errorOf(name) !== undefined;
  const fieldsOf = (fields: readonly AskedField[]) => (
    <div className={classes.fields}>
      {fields.filter(isShown).map((field) => (
        <div key={field.name} className={`${classes.asked} ${field.isWide ? classes.whole : ''}`}>
          <AskedControl
            id={form.idOf(field.name)}
            asked={field.asked}
            label={texts.labelOf(field.name)}
            isMandatory={isMandatory(values, field.name)}
            help={helpOf(field.name, values)}
            options={texts.optionsOf(field.asked)}
            maxLength={lengthOf(field.name)}
            value={values[field.name]}
            onChange={(value) => set(field.name, value)}
            error={form.errorOf(field.name)}
          />
        </div>
      ))}
    </div>
  );
  function helpOf(name: MotorText, { holderType, startsOn }: MotorForm): string | undefined {
    if (name === 'startsOn' && isCalendarDate(startsOn))
      return `${t('system.endsOn')} ${texts.shownAt('startsOn', yearFrom(startsOn))}`;
    if (name === 'holderId' && holderType === 'C') return undefined;
    const found = helped.find((each) => each === name);
    return found && t(`help.${found}`);
  }

  return (
    <form {...form.element} className={classes.form}>
      <Leaving store={store} quotationNumber={motorCase.quotationNumber} />
      <ErrorSummary {...form.summary} />
      {meeting && <MergeChoices {...meeting} labelOf={texts.labelOf} shownAt={texts.shownAt} onSave={store.resolve} />}
      <DuplicatesNotice duplicates={motorCase.duplicates} />
      <SystemFacts motorCase={motorCase} />
      {sectionsOn(today).map(([name, fields]) => (
        <section key={name} className="stack gap-md" aria-labelledby={`${name}-title`}>
          <h2 className="large" id={`${name}-title`}>
            {t(`parts.${name}`)}
          </h2>
          {fieldsOf(fields)}
        </section>
      ))}
      {rowLists.map((list) => (
        <RowGrid
          key={list}
          list={list}
          form={values}
          texts={texts}
          onChange={store.change}
          errorOf={form.errorOf}
          idOf={form.idOf}
        />
      ))}
      <section className="stack gap-md" aria-labelledby="declaration-title">
        <h2 className="large" id="declaration-title">
          {t('parts.declaration')}
        </h2>
        {fieldsOf(lastFields)}
        {(['declared', 'consented'] as const).map((name) => (
          <label key={name} className="row gap-sm align-start">
            <input
              id={name}
              type="checkbox"
              className="tick-box"
              checked={values[name] === 'Y'}
              aria-required
              onChange={(event) => set(name, event.target.checked ? 'Y' : '')}
            />
            <span>{`※ ${t(`agreed.${name}`)}`}</span>
          </label>
        ))}
        {confirmFailures(values).length > 0 && <p className="dimmed small">{t('premium.confirm.declaration')}</p>}
      </section>
      <div className="stack gap-sm items-start">
        <Button variant="accent" size="lg" type="submit" loading={form.busy}>
          {t('next')}
        </Button>
        <SavingNote store={store} state={state} />
      </div>
    </form>
  );
}
