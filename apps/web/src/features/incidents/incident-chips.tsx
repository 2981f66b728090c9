import type { ListedIncident } from '@onegi/contract/calls/incidents/incidents';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { pictureOf } from './incident-icons.ts';
import classes from './incidents.module.css';

interface Props {
  product: string;
  incidents: readonly ListedIncident[];
  chosen: string;
  onChoose: (incident: ListedIncident) => void;
}

/** The line's typical incidents, each with its picture: real radio buttons. */
export function IncidentChips({ product, incidents, chosen, onChoose }: Props) {
  const t = useTranslations('incidentCheck');
  const inLanguage = useInLanguage();
  return (
    <fieldset className={`no-print ${classes.pictures}`}>
      <legend className="small strong mb-xs">{t('incident')}</legend>
      <div className={`gap-xs ${classes.chips}`}>
        {incidents.map((each) => {
          const Picture = pictureOf(product, each.incident);
          return (
            <label key={each.incident} className={`framed small whole-phrases ${classes.chip}`}>
              <input
                type="radio"
                name="incident-chip"
                value={each.incident}
                checked={each.incident === chosen}
                onChange={() => onChoose(each)}
              />
              <span className={classes.picture}>
                <Picture size={26} stroke={1.5} aria-hidden />
              </span>
              {inLanguage(each.title, each.titleZh)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
