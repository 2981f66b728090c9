import type { TravellerDraft } from '@onegi/contract/calls/purchases/shapes';
import { useTranslations } from 'use-intl';
import { FieldError } from '../../components/field.tsx';
import type { Draft } from './application-draft.ts';
import classes from './details-step.module.css';
import { TravellerFields } from './traveller-fields.tsx';

interface Props {
  draft: Draft;
  onTravelling: (isTravelling: boolean) => void;
  onChange: (index: number, change: Partial<TravellerDraft>) => void;
  errorOf: (path: string) => string | undefined;
}

const fields = ['surname', 'firstName', 'bornOn', 'hkid', 'relationship', 'personKind'];

/** Everybody the quote covers. The applicant who travels is the first of them and types nothing twice. */
export function TravellersPart({ draft, onTravelling, onChange, errorOf }: Props) {
  const t = useTranslations('apply.details');
  const { applicant, travellers } = draft;
  const travels = applicant.isTravelling === true;
  const name = [applicant.surname, applicant.firstName].filter(Boolean).join(' ');
  const errorsOf = (index: number) =>
    JSON.stringify(
      Object.fromEntries(fields.map((field) => `travellers.${index}.${field}`).map((path) => [path, errorOf(path)])),
    );

  return (
    <section className={classes.part} aria-labelledby="travellers">
      <div>
        <h2 id="travellers" tabIndex={-1}>
          {t('travellers')}
        </h2>
        <p className="dimmed small">{t('travellersHint', { count: travellers.length })}</p>
        <FieldError id="travellers" error={errorOf('travellers')} />
      </div>
      <label className={classes.travelling}>
        <input
          type="checkbox"
          className={classes.tick}
          checked={travels}
          onChange={(event) => onTravelling(event.target.checked)}
        />
        <span>
          <span className={classes.travellingName}>{t('isTravelling')}</span>
          <span className={classes.travellingHint}>{t(travels ? 'isTravellingHint' : 'notTravellingHint')}</span>
        </span>
      </label>
      {travellers.map((traveller, index) =>
        index === 0 && travels ? (
          <div key="applicant" className={classes.person}>
            <p className={classes.personHead}>
              {t('traveller', { number: 1 })}
              <span className={classes.kind}>{t('isYou')}</span>
            </p>
            <p className={name ? undefined : 'dimmed'}>{name || t('youWaiting')}</p>
          </div>
        ) : (
          <TravellerFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a person's place in the quote is who they are here
            key={index}
            index={index}
            traveller={traveller}
            onChange={onChange}
            errors={errorsOf(index)}
          />
        ),
      )}
    </section>
  );
}
