import { useTranslations } from 'use-intl';
import { Choice, Pick } from '../questions.tsx';
import { Part, SearchFrame } from '../search-frame.tsx';
import { useLineForm } from '../use-line-form.ts';
import { AreaField } from './fields.tsx';
import { homeForm } from './form.ts';

export default function HomeSearchPage() {
  const t = useTranslations('home.search');
  const state = useLineForm(homeForm);
  return (
    <SearchFrame state={state}>
      <Part title={t('sizeTitle')}>
        <Pick state={state} field="areaBand" />
        {state.form.areaBand === '06' && <AreaField state={state} />}
      </Part>
      <Part title={t('buildingTitle')}>
        <Choice state={state} field="buildingType" />
        <Choice state={state} field="buildingAge" />
      </Part>
    </SearchFrame>
  );
}
