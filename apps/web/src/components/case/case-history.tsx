import type { CaseEvent } from '@onegi/contract/case-desk';
import { useLocale, useTranslations } from 'use-intl';
import { dayAndTime } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useTextOf } from '../list/use-text-of.ts';

/** Who did what with a case and when. */
export function CaseHistory({ history }: { history: readonly CaseEvent[] }) {
  const t = useTranslations('caseDesk');
  const textOf = useTextOf();
  const pick = useInLanguage();
  const locale = useLocale();
  if (history.length === 0) return null;
  return (
    <section className="mt-md">
      <h3 className="small strong">{t('history')}</h3>
      <ul className="stack gap-2xs mt-2xs">
        {history.map(({ eventAction, eventAt, eventBy, eventByZh, assigneeName, assigneeNameZh }) => (
          <li key={`${eventAt}${eventAction}`} className="small tabular break-anywhere">
            <span className="dimmed">{dayAndTime(eventAt, locale)}</span> {textOf(`caseDesk.events.${eventAction}`)}
            {eventAction === 'assign' && assigneeName && `: ${pick(assigneeName, assigneeNameZh ?? assigneeName)}`}
            {eventBy && ` · ${pick(eventBy, eventByZh ?? eventBy)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
