import { Button } from '@mantine/core';
import { type TravelOption, travelOptions } from '@onegi/contract/lines/travel';
import { IconGolf, IconScubaMask, IconShip, IconSkiJumping } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { ChoiceGroup } from '../../components/choice-group.tsx';
import { formatMoney } from '../../lib/money.ts';
import classes from './covers-step.module.css';
import type { DraftState, DraftStore } from './draft-store.ts';

const icons = { cruise: IconShip, scuba: IconScubaMask, golf: IconGolf, winter: IconSkiJumping } satisfies Record<
  TravelOption,
  unknown
>;

interface Props {
  store: DraftStore;
  state: DraftState;
  onNext: () => void;
}

/** Optional covers, each yes or no, with what it costs on this very trip. */
export function CoversStep({ store, state, onNext }: Props) {
  const t = useTranslations('apply.covers');
  const { application, draft } = state;
  const annual = application.quote.travel?.tripType === 'A';
  const offered = travelOptions.filter((option) => application.optionPrices[option] !== undefined);

  const choose = (option: TravelOption, chosen: boolean) =>
    store.change((old) => ({ ...old, options: { ...old.options, [option]: chosen } }), 'now');

  return (
    <>
      <p className={`dimmed ${classes.lead}`}>{t('lead')}</p>
      <ul className={classes.list}>
        {offered.map((option) => {
          const Icon = icons[option];
          const price = formatMoney(application.optionPrices[option] ?? 0);
          return (
            <li key={option} className={classes.cover} data-chosen={draft.options[option]}>
              <Icon size={26} stroke={1.5} aria-hidden className={classes.icon} />
              <div className={classes.words}>
                <h2 className={classes.name}>{t(`${option}.name`)}</h2>
                <p className="dimmed small">{t(`${option}.text`)}</p>
                <p className={classes.price}>
                  <strong className="tabular">{t(annual ? 'onThisYear' : 'onThisTrip', { price })}</strong>
                </p>
              </div>
              <div className={classes.choice}>
                <ChoiceGroup
                  id={`option-${option}`}
                  legend={t(`${option}.name`)}
                  quietLegend
                  value={draft.options[option] ? 'Y' : 'N'}
                  choices={[
                    { value: 'Y', label: t('yes') },
                    { value: 'N', label: t('no') },
                  ]}
                  onChange={(value) => choose(option, value === 'Y')}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <div className={classes.actions}>
        <Button variant="accent" size="lg" onClick={onNext}>
          {t('next')}
        </Button>
      </div>
    </>
  );
}
