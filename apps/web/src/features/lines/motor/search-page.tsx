import { useTranslations } from 'use-intl';
import { Amount, Choice, YesNo } from '../questions.tsx';
import { Part, SearchFrame } from '../search-frame.tsx';
import { useLineForm } from '../use-line-form.ts';
import { CarFields } from './car-fields.tsx';
import { DriverFields, useDriverLabels } from './driver-fields.tsx';
import { motorForm } from './form.ts';

export default function MotorSearchPage() {
  const t = useTranslations('motor');
  const state = useLineForm(motorForm);
  return (
    <SearchFrame state={state} listLabels={useDriverLabels(state.form.drivers)}>
      <Part title={t('search.carTitle')}>
        <CarFields state={state} full />
      </Part>
      <Part title={t('search.discountTitle')}>
        <Choice state={state} field="noClaimDiscountPercent" withHint />
      </Part>
      <Part title={t('search.driversTitle')}>
        <DriverFields state={state} />
      </Part>
      <Part title={t('search.historyTitle')}>
        <YesNo state={state} field="hadAccident" />
        {state.form.hadAccident && (
          <Amount state={state} field="claimsDollars" help={t('form.claimsHelp')} money loose />
        )}
        <YesNo state={state} field="hadOffence" />
        <YesNo state={state} field="wasDeclined" />
      </Part>
    </SearchFrame>
  );
}
