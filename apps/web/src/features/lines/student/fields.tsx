import { useTranslations } from 'use-intl';
import { addDays } from '../../../lib/dates.ts';
import { Choice, Count, Day } from '../questions.tsx';
import type { LineFormState } from '../use-line-form.ts';
import { limits } from './form.ts';
import type { StudentForm } from './form-values.ts';

export function StudyFields({ state, full }: { state: LineFormState<StudentForm>; full: boolean }) {
  const t = useTranslations('student.form');
  const { today } = state;
  return (
    <>
      <Choice state={state} field="coverYears" />
      <Count state={state} field="persons" min={limits.minPersons} max={limits.maxPersons} />
      <Day
        state={state}
        field="startOn"
        help={full && t('startHelp', { days: limits.startWithinDays })}
        min={today}
        max={today && addDays(today, limits.startWithinDays)}
      />
    </>
  );
}
