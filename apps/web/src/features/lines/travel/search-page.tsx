import { useTranslations } from 'use-intl';
import { Definitions, Part, SearchFrame } from '../search-frame.tsx';
import { useLineForm } from '../use-line-form.ts';
import { DateFields, PartyFields, TripFields } from './fields.tsx';
import { travelForm } from './form.ts';

export default function TravelSearchPage() {
  const t = useTranslations('travel');
  const state = useLineForm(travelForm);
  return (
    <SearchFrame state={state}>
      <Part title={t('search.whenTitle')}>
        <TripFields state={state} full />
        <DateFields state={state} full />
      </Part>
      <Part title={t('search.whoTitle')}>
        <PartyFields state={state} full />
        <Definitions label={t('form.definitions')}>
          <li>{t('form.familyDefinition')}</li>
          <li>{t('form.childrenDefinition')}</li>
          <li>{t('form.familyChildrenDefinition')}</li>
        </Definitions>
      </Part>
    </SearchFrame>
  );
}
