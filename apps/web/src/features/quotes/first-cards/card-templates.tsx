import { useTranslations } from 'use-intl';
import { PlanCard } from '../plan-card.tsx';
import { lookOf, sampleCounts, samples } from './samples.ts';

const nothing = () => {};

/** Cards of every look, for the prerendered page: its first cards are copies of them. */
export function CardTemplates() {
  const t = useTranslations('quoteList');
  return (
    <>
      <template data-count="count">{t('count', sampleCounts)}</template>
      <template data-count="countShown">{t('countShown', sampleCounts)}</template>
      {samples.map((plan) => (
        <template key={lookOf(plan)} data-look={lookOf(plan)}>
          <PlanCard plan={plan} chosen={false} listUrl="/quoteCards" onToggle={nothing} onAct={nothing} />
        </template>
      ))}
    </>
  );
}
