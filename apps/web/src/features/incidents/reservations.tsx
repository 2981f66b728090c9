import type { PlanOutcome } from '@onegi/contract/calls/incidents/incident-check';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';

/** What the answers do not tell: what is excluded, and what cover depends on. */
export type Reserved = Pick<PlanOutcome, 'exclusions' | 'conditions'>;

const kinds = ['exclusions', 'conditions'] as const;

const only = (reserved: Reserved, isKept: (kind: (typeof kinds)[number], text: string) => boolean): Reserved => ({
  exclusions: reserved.exclusions.filter(({ text }) => isKept('exclusions', text)),
  conditions: reserved.conditions.filter(({ text }) => isKept('conditions', text)),
});

/** Plans of one line share most of it: what all that pay have in common, to be said once, and what each has beside it. */
export function reservationsOf(outcomes: readonly PlanOutcome[]): { shared: Reserved; own: readonly Reserved[] } {
  const paying = outcomes.filter(({ outcome }) => outcome !== 'does-not-pay');
  const isShared = (kind: (typeof kinds)[number], text: string) =>
    paying.length > 1 && paying.every((each) => each[kind].some((one) => one.text === text));
  const [first = { exclusions: [], conditions: [] }] = paying;
  return {
    shared: only(first, isShared),
    own: outcomes.map((each) => only(each, (kind, text) => !isShared(kind, text))),
  };
}

export function Reservations({ reserved }: { reserved: Reserved }) {
  const t = useTranslations('incidentCheck');
  const inLanguage = useInLanguage();
  return kinds
    .filter((kind) => reserved[kind].length > 0)
    .map((kind) => (
      <div key={kind} className="small">
        <p className="strong">{t(kind)}</p>
        <ul className="bullets dimmed">
          {reserved[kind].map(({ text, textZh }) => (
            <li key={text}>{inLanguage(text, textZh)}</li>
          ))}
        </ul>
      </div>
    ));
}
