import { canHaveMaternity } from '@onegi/contract/lines/ages';
import { useTranslations } from 'use-intl';
import classes from '../fields.module.css';
import { Amount, Choice, Tick } from '../questions.tsx';
import type { LineFormState } from '../use-line-form.ts';
import { extras } from './form.ts';
import type { MedicalForm } from './form-values.ts';

interface Props {
  state: LineFormState<MedicalForm>;
}

export function CareFields({ state, full }: Props & { full: boolean }) {
  return <Choice state={state} field="careType" quiet={!full} withHint={full} />;
}

/** Who is covered; the age counts in hospital care alone. */
export function PeopleFields({ state, full }: Props & { full: boolean }) {
  const t = useTranslations('medical.form');
  const help = t(state.form.people === '01' ? 'ageHelp' : 'ageHelpForSpouse');
  return (
    <>
      <Choice state={state} field="people" withHint={full} />
      {state.form.careType === 'H' && (
        <Amount state={state} field="age" help={full && help} after={t('years')} maxLength={3} />
      )}
    </>
  );
}

export function ExtraFields({ state }: Props) {
  const t = useTranslations('medical.form');
  const { age, maternity } = state.form;
  const tooYoungOrOld = maternity && typeof age === 'number' && !canHaveMaternity(age);
  return extras.map((extra) => (
    <div key={extra}>
      <Tick state={state} field={extra} help={t(`extraHelp.${extra}`)} />
      {extra === 'maternity' && (
        <p className={`dimmed fine mt-xs ${classes.note} ${classes.underTick}`} role="status">
          {tooYoungOrOld && t('noMaternity')}
        </p>
      )}
    </div>
  ));
}
