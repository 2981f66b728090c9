import type { TypicalIncident } from '@onegi/contract/calls/quotes/plan-worth';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField } from '../../components/select-field.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import type { IncidentChoice } from '../incidents/incident-choice.ts';
import classes from './list.module.css';

const OwnAnswers = lazy(() => import('./own-answers.tsx'));

interface Props {
  product: string;
  variant?: string;
  incidents: readonly TypicalIncident[];
  chosen: TypicalIncident;
  /** As the address has it, with answers of one's own. */
  choice: IncidentChoice | null;
  onChoose: (choice: IncidentChoice | null) => void;
}

/** Chooses the incident whose payout stands on every card, and leads to the figures it is worked out with. */
export const IncidentBar = memo(function IncidentBar(props: Props) {
  const { product, variant, incidents, chosen, choice, onChoose } = props;
  const t = useTranslations('quoteList.worth');
  const inLanguage = useInLanguage();
  const [open, setOpen] = useState(false);
  const isOwn = choice?.incident === chosen.incident && Object.keys(choice.typed).length > 0;
  return (
    <div className={`tinted rounded ${classes.incident}`}>
      <div className="grow">
        <SelectField
          id="list-incident"
          label={t('happens')}
          options={incidents.map((each) => ({ value: each.incident, label: inLanguage(each.title, each.titleZh) }))}
          value={chosen.incident}
          onChange={(incident) => onChoose({ incident, typed: {} })}
        />
      </div>
      <button
        type="button"
        className={`text-link target text-button ${classes.figures}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {isOwn ? t('ownFigures') : t('typicalFigures')}
      </button>
      {open && (
        <Suspense>
          <OwnAnswers
            {...{ product, variant, chosen }}
            choice={isOwn ? choice : { incident: chosen.incident, typed: {} }}
            onChange={onChoose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
});
