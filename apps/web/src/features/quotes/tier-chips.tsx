import { useTranslations } from 'use-intl';
import { tiers as known } from '../../lib/plan-tiers.ts';
import classes from './list.module.css';

type Tier = (typeof known)[number];

interface Props {
  /** Of every plan of the list. */
  tiers: readonly string[];
  /** Null: all. */
  chosen: readonly string[] | null;
  onChoose: (tiers: readonly string[] | null) => void;
}

/** Basic, Standard, Premier: pressed ones are shown, and all where none is pressed. */
export function TierChips({ tiers, chosen, onChoose }: Props) {
  const t = useTranslations('quoteList.tiers');
  const offered = known.filter((tier) => tiers.includes(tier));
  if (offered.length < 2) return null;
  const toggle = (tier: Tier) => {
    const next = offered.filter((each) => (chosen?.includes(each) ?? false) !== (each === tier));
    onChoose(next.length === 0 || next.length === offered.length ? null : next);
  };
  return (
    <fieldset className={`row gap-xs ${classes.chips}`} aria-label={t('title')}>
      {offered.map((tier) => (
        <button
          key={tier}
          type="button"
          className={`target small pointer ${classes.chip}`}
          aria-pressed={chosen?.includes(tier) ?? false}
          onClick={() => toggle(tier)}
        >
          {t(tier)}
        </button>
      ))}
    </fieldset>
  );
}

/** The name of a plan's tier; undefined where the catalogue has one of its own. */
export function useTierName(tier: string): string | undefined {
  const t = useTranslations('quoteList.tiers');
  const found = known.find((each) => each === tier);
  return found && t(found);
}
