import type { PlannedEndorsement } from './endorse.ts';
import type { WayToPay } from './pay-note.ts';

/** The changes of the demonstration's year, the earliest first: of every kind, paid in every way, and some not at all. */
export const plannedEndorsements: readonly PlannedEndorsement[] = [
  { daysAgo: 290, line: 'HOME', change: { raise: 450 }, paid: 'transfer' },
  { daysAgo: 270, line: 'MOTOR', change: { raise: 1_280 }, paid: 'twoParts' },
  { daysAgo: 250, line: 'DH', change: { say: 'The helper’s passport was renewed' } },
  { daysAgo: 235, line: 'PET', change: { cancel: 'byClient' } },
  { daysAgo: 220, line: 'FIRE', change: { raise: 600 }, paid: 'cheque' },
  { daysAgo: 205, line: 'HOME', change: { facts: { areaBand: '04' } }, paid: 'cheque' },
  { daysAgo: 190, line: 'MOTOR', change: { raise: -350 } },
  { daysAgo: 178, line: 'DH', change: { raise: 260 }, paid: 'unpaid' },
  { daysAgo: 165, line: 'GOLF', change: { raise: 300 }, paid: 'bouncedAndPaid' },
  { daysAgo: 150, line: 'MOTOR', change: { raise: 900 }, paid: 'halfAlone' },
  { daysAgo: 135, line: 'DH', change: { cancel: 'byInsurer' } },
  { daysAgo: 120, line: 'PET', change: { raise: 180 }, paid: 'direct' },
  { daysAgo: 108, line: 'FIRE', change: { say: 'The mortgage was paid off' } },
  { daysAgo: 96, line: 'MOTOR', change: { raise: 750 }, paid: 'bouncedAfterInsurerPaid' },
  { daysAgo: 82, line: 'HOME', change: { facts: { areaBand: '05' } }, paid: 'unpaid' },
  { daysAgo: 74, line: 'DH', change: { raise: 220 }, paid: 'short' },
  { daysAgo: 66, line: 'MOTOR', change: { raise: 1_100 }, paid: 'transfer' },
  { daysAgo: 57, line: 'GOLF', change: { raise: 240 }, paid: 'tooMuch' },
  { daysAgo: 50, line: 'MOTOR', change: { raise: 640 }, paid: 'unpaid' },
  { daysAgo: 44, line: 'HOME', change: { cancel: 'byClient' } },
  { daysAgo: 36, line: 'FIRE', change: { raise: 500 }, paid: 'halfAlone' },
  { daysAgo: 25, line: 'DH', change: { raise: 210 }, paid: 'unpaid' },
  { daysAgo: 16, line: 'MOTOR', change: { raise: 480 }, paid: 'cheque' },
  { daysAgo: 13, line: 'PET', change: { cancel: 'byClient' } },
  { daysAgo: 11, line: 'MOTOR', change: { raise: 520 }, paid: 'bounced' },
  { daysAgo: 6, line: 'DH', change: { raise: 190 }, paid: 'unpaid' },
  { daysAgo: 3, line: 'DH', change: { raise: 230 }, left: 'awaitingApproval' },
  { daysAgo: 2, line: 'MOTOR', change: { raise: 870 }, left: 'awaitingApproval' },
  { daysAgo: 1, line: 'HOME', change: { say: 'The kitchen was rebuilt' }, left: 'awaitingApproval' },
  { daysAgo: 1, line: 'FIRE', change: { raise: 340 }, left: 'draft' },
];

/** How a client pays, and after how many days. */
export type PlannedPayment = readonly [way: WayToPay, afterDays: number];

/** How the clients of commercial policies pay, the oldest policy first; the others not yet. */
export const commercialPayments: readonly PlannedPayment[] = [
  ['cheque', 28],
  ['twoParts', 20],
  ['halfAlone', 15],
  ['unpaid', 0],
  ['transfer', 6],
];

/** The same of the motor cases that became policies. */
export const motorPayments: readonly PlannedPayment[] = [
  ['transfer', 4],
  ['cheque', 6],
  ['twoParts', 1],
  ['direct', 5],
  ['transfer', 3],
  ['halfAlone', 7],
  ['short', 2],
];
