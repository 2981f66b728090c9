import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import { useTranslations } from 'use-intl';
import { RowFact } from '../../../components/list/row-facts.tsx';
import classes from './form.module.css';

/** What the portal knows of a case by itself. */
export function SystemFacts({ motorCase }: { motorCase: MotorCase }) {
  const t = useTranslations('motorForm');
  const { consultantCode, panel, unit } = motorCase;
  const facts = { consultantCode, panel, unit };
  return (
    <section aria-labelledby="system-title" className="stack gap-sm">
      <h2 className="large" id="system-title">
        {t('parts.system')}
      </h2>
      <dl className={classes.facts}>
        {Object.entries(facts).map(([name, value]) =>
          value ? (
            <RowFact key={name} name={t(`system.${name as keyof typeof facts}`)}>
              {value}
            </RowFact>
          ) : null,
        )}
      </dl>
    </section>
  );
}
