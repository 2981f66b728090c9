import type { CaseEvent } from '@onegi/contract/case-desk';
import { useLocale, useTranslations } from 'use-intl';
import { dayAndTime } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useLabelled } from '../../lib/use-labelled.ts';
import { useTextOf } from '../list/use-text-of.ts';
import { hoursAndMinutes } from './due-clock.tsx';

interface Props {
  history: readonly CaseEvent[];
  /** What an insurer of an event is called. */
  insurerName?: (code: string) => string;
  /** A part of a row has a small heading, a part of a page a large one. */
  isOfPage?: boolean;
}

/** Who did what with a case and when, the latest first, and how long the step took that it ended. */
export function CaseHistory({ history, insurerName = (code) => code, isOfPage = false }: Props) {
  const t = useTranslations('caseDesk');
  const labelled = useLabelled();
  const textOf = useTextOf();
  const pick = useInLanguage();
  const locale = useLocale();
  const Heading = isOfPage ? 'h2' : 'h3';

  function lineOf(event: CaseEvent): string {
    const { eventAction, eventBy, eventByZh, eventInsurer, assigneeName, assigneeNameZh } = event;
    const { stepMinutes, stepOfficeMinutes } = event;
    // Who takes a case is not given it by somebody else.
    const isTaken = eventAction === 'assign' && assigneeName !== null && assigneeName === eventBy;
    const whom = eventAction === 'assign' && !isTaken ? assigneeName && pick(assigneeName, assigneeNameZh) : null;
    const about = whom ?? (eventInsurer && insurerName(eventInsurer));
    const office = stepOfficeMinutes != null ? hoursAndMinutes(stepOfficeMinutes) : null;
    const took =
      stepMinutes == null
        ? null
        : office
          ? t(stepOfficeMinutes === 0 ? 'tookNoOffice' : 'tookOffice', {
              ...hoursAndMinutes(stepMinutes),
              officeHours: office.hours,
              officeMinutes: office.minutes,
            })
          : t('took', hoursAndMinutes(stepMinutes));
    const what = textOf(`caseDesk.events.${isTaken ? 'take' : eventAction}`);
    const by = eventBy && pick(eventBy, eventByZh);
    return [about ? labelled(what, about) : what, by, took].filter(Boolean).join('\u00a0· ');
  }

  if (history.length === 0) return null;
  return (
    <section className={isOfPage ? 'stack gap-sm' : 'mt-md'}>
      <Heading className={isOfPage ? 'large' : 'small strong'}>{t('history')}</Heading>
      <ul className="stack gap-2xs mt-2xs">
        {history.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may have happened at once, and none changes its place
          <li key={at} className="small tabular whole-phrases">
            <span className="dimmed">{dayAndTime(event.eventAt, locale)}</span> {lineOf(event)}
          </li>
        ))}
      </ul>
    </section>
  );
}
