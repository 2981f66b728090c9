import { addDays } from '@onegi/contract/lines/dates';
import { isRenewed } from '@onegi/contract/renewed';
import type { Deps } from '../../deps.ts';
import type { Reply } from '../../http/fastify.ts';
import type { Bilingual } from '../../lib/bilingual.ts';
import { dispositionOf } from '../../lib/file-name.ts';
import { type CalendarEvent, icalendar } from '../../lib/icalendar.ts';
import { type Language, texts } from '../../lib/texts.ts';
import type { PolicyStatus } from './policy-status.ts';

/** What of a policy stands in a calendar. */
export interface CalendarFacts {
  readonly policyNumber: string;
  /** yyyy-MM-dd, the first and the last day of cover. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly status: PolicyStatus;
  readonly planName: Bilingual;
  readonly insurerName: Bilingual;
  readonly emergencyPhone: string | null;
}

const REMINDED_DAYS_BEFORE = 30;

const over: ReadonlySet<PolicyStatus> = new Set<PolicyStatus>(['cancelled', 'void', 'lapsed']);

function eventsOf(facts: CalendarFacts, language: Language): CalendarEvent[] {
  const t = texts[language];
  const { policyNumber, startsOn, endsOn, emergencyPhone } = facts;
  const named = language === 'en' ? 'en' : 'zhHant';
  const plan = facts.planName[named];
  const insurer = facts.insurerName[named];
  const description = [
    t('purchases.calendar.policy', { policyNumber }),
    `${plan}, ${insurer}`,
    ...(emergencyPhone === null ? [] : [t('purchases.calendar.emergency', { phone: emergencyPhone })]),
  ].join('\n');
  const event = (name: 'begins' | 'ends' | 'renew', when: Pick<CalendarEvent, 'on' | 'from'>): CalendarEvent => ({
    ...when,
    uid: `${policyNumber}.${name}@onegi`,
    summary: t(`purchases.calendar.${name}`, { plan }),
    description,
    isCancelled: over.has(facts.status),
    reminds: name === 'renew',
  });
  return [
    event('begins', { on: startsOn, from: '00:00' }),
    ...(isRenewed(startsOn, endsOn)
      ? [event('renew', { on: addDays(endsOn, -REMINDED_DAYS_BEFORE), from: '09:00' })]
      : []),
    event('ends', { on: endsOn, from: '23:30' }),
  ];
}

/** Sends first and last day of cover, and when to renew, as a file for calendars. Whether it may be read the caller has asked. */
export function sendPolicyCalendar(
  { clock }: Pick<Deps, 'clock'>,
  reply: Reply,
  facts: CalendarFacts,
  language: Language,
): Reply {
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', dispositionOf('attachment', `${facts.policyNumber}.ics`))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(icalendar(eventsOf(facts, language), clock.now()));
}
