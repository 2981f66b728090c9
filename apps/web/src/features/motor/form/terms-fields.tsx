import { motorExtensions } from '@onegi/contract/fields/motor';
import { panelLimits, panelOf } from '@onegi/contract/motor/panel-limits';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../../components/amount-field.tsx';
import { TextAreaField } from '../../../components/text-area-field.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { useMe } from '../../accounts/use-me.ts';
import type { MotorState, MotorStore } from './case-store.ts';
import classes from './form.module.css';
import type { TypedTerms } from './typed-terms.ts';

const MOST_LETTERS = 500;

interface Props {
  store: MotorStore;
  state: MotorState;
  errorOf: (field: string) => string | undefined;
}

/** What is agreed beside the risk: extensions are of the form and saved with it, the rest goes with the premium. */
export function TermsFields({ store, state, errorOf }: Props) {
  const t = useTranslations('motorForm.premium');
  const extensionIn = useTranslations('motorCases.choices.extension');
  const { form, terms, motorCase } = state;
  const { data: user } = useMe();
  const limit = panelLimits[panelOf(motorCase, { roles: user?.roles ?? [] })];
  const loading = motorCase.quote?.underwriterLoadingCents ?? 0;
  const field = (name: keyof TypedTerms) => {
    const error = errorOf(name);
    return {
      id: name,
      value: terms[name],
      onChange: (typed: string) => store.changeTerms({ [name]: typed }),
      ...(error === undefined ? {} : { error }),
    };
  };
  const percentages = [
    {
      name: 'insurerDiscount',
      help: t('insurerDiscountHelp', { percent: limit / 100 }),
      inputMode: 'decimal',
      maxLength: 6,
    },
    { name: 'clientDiscount', help: t('clientDiscountHelp'), inputMode: 'decimal', maxLength: 6 },
    { name: 'loading', help: t('loadingHelp'), inputMode: 'text', maxLength: 4 },
  ] as const;
  const toggle = (extension: (typeof motorExtensions)[number], isChosen: boolean) =>
    store.change(
      (before) => ({
        ...before,
        extensions: motorExtensions.filter((each) =>
          each === extension ? isChosen : before.extensions.includes(each),
        ),
      }),
      'now',
    );
  return (
    <section className="stack gap-md" aria-labelledby="terms-title">
      <h2 className="large" id="terms-title">
        {t('terms')}
      </h2>
      <fieldset>
        <legend className="small strong mb-xs">{t('extensions')}</legend>
        <div className={classes.ticks}>
          {motorExtensions.map((extension) => (
            <label key={extension} className="row gap-sm target">
              <input
                type="checkbox"
                className="tick-box"
                checked={form.extensions.includes(extension)}
                onChange={(event) => toggle(extension, event.target.checked)}
              />
              <span>{extensionIn(extension)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={classes.fields}>
        {percentages.map(({ name, ...asked }) => (
          <div key={name} className={classes.asked}>
            <AmountField {...field(name)} {...asked} label={t(name)} after="%" />
          </div>
        ))}
        {loading !== 0 && (
          <div>
            <p className="small strong">{t('underwriterLoading')}</p>
            <p className="tabular mt-xs">{formatMoney(loading)}</p>
          </div>
        )}
        <div className={classes.whole}>
          <TextAreaField {...field('reason')} label={t('reason')} maxLength={MOST_LETTERS} rows={2} />
        </div>
      </div>
    </section>
  );
}
