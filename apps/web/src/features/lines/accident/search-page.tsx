import { useTranslations } from 'use-intl';
import { Part, SearchFrame } from '../search-frame.tsx';
import { useLineForm } from '../use-line-form.ts';
import { ClassList } from './class-list.tsx';
import { ClassFields, PartyFields } from './fields.tsx';
import { accidentForm } from './form.ts';

export default function AccidentSearchPage() {
  const t = useTranslations('accident.search');
  const state = useLineForm(accidentForm);
  return (
    <SearchFrame state={state}>
      <Part title={t('whoTitle')}>
        <PartyFields state={state} full />
      </Part>
      <Part title={t('workTitle')}>
        <ClassFields state={state} />
        <ClassList />
      </Part>
    </SearchFrame>
  );
}
