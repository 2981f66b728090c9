import type { MotorOption } from '@onegi/contract/calls/motor/case-shapes';
import { useTranslations } from 'use-intl';
import { FieldError } from '../../../components/field.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import classes from './form.module.css';
import { useInsurerNames } from './use-case-lists.ts';

interface Props {
  options: readonly MotorOption[];
  chosen: string;
  onChoose: (planCode: string) => void;
  error?: string | undefined;
  /** Another premium is on its way. */
  isBusy: boolean;
}

const totalOf = ({ premium }: MotorOption) => premium?.totalCents ?? Number.POSITIVE_INFINITY;

/** The premium of every insurer's plans side by side, the cheapest first. */
export function PlanOptions({ options, chosen, onChoose, error, isBusy }: Props) {
  const t = useTranslations('motorForm.premium');
  const pick = useInLanguage();
  const insurerName = useInsurerNames();
  const sorted = options.toSorted(
    (one, other) => totalOf(one) - totalOf(other) || one.planCode.localeCompare(other.planCode),
  );
  return (
    <fieldset aria-busy={isBusy} aria-describedby={error ? 'planCode-error' : undefined}>
      <legend className="large strong">{t('options')}</legend>
      <p className="dimmed small">{t(isBusy ? 'working' : 'optionsHelp')}</p>
      <div className={`mt-sm ${classes.options}`}>
        {sorted.map((option, at) => (
          <label key={option.planCode} className={`framed row gap-sm ${classes.option}`}>
            <input
              id={at === 0 ? 'planCode' : undefined}
              type="radio"
              className="tick-box"
              name="planCode"
              value={option.planCode}
              checked={option.planCode === chosen}
              onChange={() => onChoose(option.planCode)}
            />
            <span className="shrink grow">
              <span className="block small strong">{insurerName(option.insurerCode)}</span>
              <span className="block fine dimmed">{pick(option.planName, option.planNameZh)}</span>
            </span>
            <span className={option.premium ? 'tabular strong unbroken' : 'fine dimmed'}>
              {option.premium
                ? formatMoney(option.premium.totalCents)
                : t(`unpriced.${option.unpricedBecause ?? 'terms'}`)}
            </span>
          </label>
        ))}
      </div>
      <FieldError id="planCode" error={error} />
    </fieldset>
  );
}
