import { Button } from '@mantine/core';
import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';
import { IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { fewestCompared, mostCompared } from './choice.ts';
import classes from './compare-bar.module.css';
import { compareUrl } from './compare-url.ts';
import { Monogram } from './monogram.tsx';

interface Props {
  chosen: readonly PlanCard[];
  /** A fourth plan was just pressed. */
  overfull: boolean;
  listUrl: string;
  variant?: string;
  onRemove: (plan: string) => void;
  onCancel: () => void;
}

/** Holds the chosen plans at the lower edge while any is chosen. */
export function CompareBar({ chosen, overfull, listUrl, variant, onRemove, onCancel }: Props) {
  const t = useTranslations('quoteList.compareBar');
  const inLanguage = useInLanguage();
  if (chosen.length === 0) return null;
  const enough = chosen.length >= fewestCompared;
  return (
    <section className={`rule-above plain-ground ${classes.bar}`} aria-label={t('label')}>
      <div className={`container stack gap-lg py-sm ${classes.inner}`}>
        <div aria-live="polite">
          <p className="strong">{t('chosen', { count: chosen.length })}</p>
          <p className={`dimmed fine close-set ${classes.hint}`} data-warn={overfull || undefined}>
            {overfull ? t('full') : t('hint')}
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
                  onClick={() => onRemove(plan.plan)}
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
          <Button variant="default" onClick={onCancel}>
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
}
