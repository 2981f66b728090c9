import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { memo, useContext, useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { fewestCompared, mostCompared } from './choice.ts';
import classes from './compare-bar.module.css';
import { compareUrl } from './compare-url.ts';
import { Monogram } from './monogram.tsx';
import { type Choice, ChoiceContext, chosenOf, useToggle } from './use-choice.ts';
import { useListUrl } from './use-list-url.ts';
import type { ListedPlan } from './use-listed-plans.ts';

interface Props {
  readonly cards: readonly ListedPlan[];
  readonly variant: string | undefined;
}

/** Holds the chosen plans at the lower edge while any is chosen. The card that was pressed shows it first. */
export function CompareBar({ cards, variant }: Props) {
  const choice = useDeferredValue(useContext(ChoiceContext));
  return <Bar cards={cards} variant={variant} choice={choice} onToggle={useToggle(cards)} />;
}

const Bar = memo(function Bar(props: Props & { choice: Choice; onToggle: (plan: string) => void }) {
  const { cards, variant, choice, onToggle } = props;
  const t = useTranslations('quoteList.compareBar');
  const inLanguage = useInLanguage();
  const listUrl = useListUrl();
  const chosen = chosenOf(choice, cards);
  if (chosen.length === 0) return null;
  const cancel = () => {
    choice.setOverfull(false);
    choice.choose(() => []);
  };
  const enough = chosen.length >= fewestCompared;
  return (
    <section className={`rule-above plain-ground ${classes.bar}`} aria-label={t('label')}>
      <div className={`container stack gap-lg py-sm ${classes.inner}`}>
        <div aria-live="polite">
          <p className="strong">{t('chosen', { count: chosen.length })}</p>
          <p className={`dimmed fine close-set ${classes.hint}`} data-warn={choice.isOverfull || undefined}>
            {choice.isOverfull ? t('full') : t('hint')}
          </p>
        </div>
        <ul className={`stack ${classes.slots}`}>
          {chosen.map((plan) => {
            const name = inLanguage(plan.planName, plan.planNameZh);
            return (
              <li key={plan.plan} className={`framed row fine gap-xs close-set ${classes.slot}`}>
                <Monogram src={plan.insurerImage} size={28} />
                <span className="grow two-lines">{name}</span>
                <button
                  type="button"
                  className="icon-button rigid dimmed"
                  aria-label={t('remove', { plan: name })}
                  onClick={() => onToggle(plan.plan)}
                >
                  <IconX size={18} stroke={1.75} aria-hidden />
                </button>
              </li>
            );
          })}
          {Array.from({ length: mostCompared - chosen.length }, (_, index) => (
            <li
              key={`empty-${String(index)}`}
              className={`framed row dimmed fine gap-xs ${classes.emptySlot}`}
              aria-hidden="true"
            >
              {t('empty')}
            </li>
          ))}
        </ul>
        <div className={`flex gap-xs phone-fill ${classes.actions}`}>
          <Button variant="default" onClick={cancel}>
            {t('cancel')}
          </Button>
          {enough ? (
            <Button component={Link} to={compareUrl(chosen, variant)} state={{ list: listUrl }} variant="accent">
              {t('compare')}
            </Button>
          ) : (
            <Button disabled title={t('oneMore')}>
              {t('compare')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
});
