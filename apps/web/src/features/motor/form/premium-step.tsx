import { Button } from '@mantine/core';
import { quoteMotorCase } from '@onegi/contract/calls/motor/cases';
import { quoteFailures } from '@onegi/contract/motor/check-motor-case';
import { useTranslations } from 'use-intl';
import { idOf } from '../../../components/form/id-of.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { Link } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { todayInHongKong } from '../../../lib/dates.ts';
import { notify, notifyFailure } from '../../../lib/notify.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { caseAddress } from '../motor-address.ts';
import type { StepProps } from '../step-props.ts';
import { ConfirmPart } from './confirm-part.tsx';
import { ExcessSchedule } from './excess-schedule.tsx';
import classes from './form.module.css';
import { inPageOrder } from './form-sections.ts';
import { Leaving } from './leaving.tsx';
import { MergeChoices } from './merge-choices.tsx';
import { PlanOptions } from './plan-options.tsx';
import { PremiumLines } from './premium-lines.tsx';
import { PremiumRecord } from './premium-record.tsx';
import { QuoteState } from './quote-state.tsx';
import { ReferralNotice } from './referral-notice.tsx';
import { SavingNote } from './saving-note.tsx';
import { TermsFields } from './terms-fields.tsx';
import { isQuotedAs, readTerms, typedNames } from './typed-terms.ts';
import { checkDay, useCaseLists } from './use-case-lists.ts';
import { useCaseTexts } from './use-case-texts.ts';
import { useMotorStore } from './use-motor-store.ts';
import { usePrice } from './use-price.ts';

/** The second step of a case: its premium by every insurer, frozen and confirmed; for others what was quoted. */
export function PremiumStep(props: StepProps) {
  return props.readOnly ? <PremiumRecord motorCase={props.motorCase} /> : <PremiumForm {...props} />;
}

function PremiumForm(props: StepProps) {
  const t = useTranslations('motorForm.premium');
  const pick = useInLanguage();
  const { store, state } = useMotorStore(props);
  const { form: values, terms: typed, motorCase, meeting } = state;
  const { quotationNumber } = motorCase;
  const lists = useCaseLists(values.make);
  const texts = useCaseTexts(lists);
  const incomplete = inPageOrder(quoteFailures(values, checkDay(todayInHongKong(), lists)));
  const read = readTerms(typed);
  const terms = 'terms' in read ? read.terms : undefined;
  const { price, error, isBusy, refetch } = usePrice(state, terms, incomplete.length === 0);
  const isWorking = isBusy && incomplete.length === 0;
  const option = price?.options.find(({ planCode }) => planCode === typed.planCode);
  const isChanged = motorCase.quote !== null && !isQuotedAs(motorCase, typed);
  const send = useSendOnce(quoteMotorCase);

  const form = useForm({
    values: typed,
    issues: [
      ...('issues' in read ? read.issues : []),
      ...(option ? [] : [{ field: 'planCode', message: 'validation.required' }]),
    ],
    labelOf: (path) => (path === 'planCode' ? t('options') : t(path as 'reason')),
    missingOf: (path) => (path === 'planCode' ? t('noPlan') : undefined),
    pathOf: ({ field }) => typedNames[field],
    async onFailure(failed) {
      if (failed.fields.every(({ field }) => typedNames[field] === undefined)) notifyFailure(failed);
      if (failed.status === 409) await store.reload();
    },
    async submit() {
      if (!terms || !(await store.flush())) return;
      const { rowVersion } = store.state().motorCase;
      const body = { quotationNumber, rowVersion, planCode: typed.planCode, ...terms };
      const { answer } = await send({ body });
      store.settle(answer);
      const word = answer.state === 'referred' ? 'referred' : 'calculated';
      notify({ kind: 'success', message: t(word, { number: quotationNumber }) });
    },
  });
  /** What the server says of the terms while they are typed. */
  const refusalOf = (field: string) => error?.fields.find((found) => typedNames[found.field] === field)?.message;
  const errorOf = (field: string) => form.errorOf(field) ?? refusalOf(field);
  const isOwnError = error?.fields.some(({ field }) => typedNames[field] !== undefined) ?? false;

  return (
    <form {...form.element} className={classes.form}>
      <Leaving store={store} quotationNumber={quotationNumber} />
      {meeting && <MergeChoices {...meeting} labelOf={texts.labelOf} shownAt={texts.shownAt} onSave={store.resolve} />}
      <TermsFields store={store} state={state} errorOf={errorOf} />
      {incomplete.length > 0 && (
        <Notice kind="info" title={t('incomplete')}>
          <p>{t('incompleteText')}</p>
          <ul className={classes.ticks}>
            {incomplete.map(({ field }) => (
              <li key={field}>
                <Link
                  to={`${caseAddress('quotation', 'detail', quotationNumber)}#${idOf(field)}`}
                  className="target text-link"
                >
                  {texts.labelOf(field)}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {/* The premiums say it themselves, where something stands already. */}
      <p className={price ? 'visually-hidden' : 'fine dimmed'} role="status">
        {isWorking ? t('working') : ''}
      </p>
      {error && !isOwnError && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {price && (
        <PlanOptions
          options={price.options}
          chosen={typed.planCode}
          onChoose={(planCode) => store.changeTerms({ planCode })}
          error={form.errorOf('planCode')}
          isBusy={isWorking}
        />
      )}
      {option?.premium && (
        <PremiumLines
          plan={pick(option.planName, option.planNameZh)}
          premium={option.premium}
          form={values}
          reason={typed.reason}
        />
      )}
      {option && <ExcessSchedule excesses={option.excesses} />}
      {price?.referral && <ReferralNotice referral={price.referral} />}
      <div className="stack gap-sm items-start">
        <QuoteState motorCase={motorCase} isChanged={isChanged} />
        <Button variant="accent" size="lg" type="submit" loading={form.busy} disabled={!price}>
          {t('calculate')}
        </Button>
        <SavingNote store={store} state={state} />
      </div>
      <ConfirmPart store={store} motorCase={motorCase} isChanged={isChanged} />
    </form>
  );
}
