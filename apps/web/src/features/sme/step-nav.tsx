import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import classes from './search-page.module.css';
import { type Step, stepNames, steps } from './steps.ts';

export const stepUrl = (step: Step) => `/sme-searchPlan?step=${step}`;

/** The questions; the last step is the request itself. */
const questionSteps = steps.filter((step) => step < 4);

/** Where one is in the quotation; steps that are done can be gone back to. */
export function StepNav({ current }: { current: Step }) {
  const t = useTranslations('sme.search');
  return (
    <nav aria-label={t('label')} className="mb-xl">
      <p className="dimmed small">{t('progress', { step: String(current) })}</p>
      <ol className={`stack gap-xs mt-xs ${classes.steps}`}>
        {questionSteps.map((step) => (
          <li
            key={step}
            data-state={step < current ? 'done' : step === current ? 'current' : 'ahead'}
            aria-current={step === current ? 'step' : undefined}
          >
            {step < current ? (
              <Link to={stepUrl(step)} aria-label={t('backTo', { step, name: t(`steps.${stepNames[step]}`) })}>
                {t(`steps.${stepNames[step]}`)}
              </Link>
            ) : (
              <span>{t(`steps.${stepNames[step]}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
