import { describe } from 'vitest';
import { type HandWorked, nothing, pays, testHandWorked, upTo } from '../../../seeds/catalogue/incident-tester.ts';

const late = (hours: number, minutes = 0) => ({ hoursLate: hours + minutes / 60 });
const bags = (hours: number, minutes: number, shopping = 800) => ({ ...late(hours, minutes), shopping });

const cases: readonly HandWorked[] = [
  ['LPG-TRAVEL-S', 'flight-delayed', late(5, 59), 0, nothing, 'a minute short of 6 hours'],
  ['LPG-TRAVEL-S', 'flight-delayed', late(5, 30), 0, nothing, 'half an hour short'],
  ['LPG-TRAVEL-S', 'flight-delayed', late(6), 300, pays, 'one full period'],
  ['LPG-TRAVEL-S', 'flight-delayed', late(11, 59), 300, pays, 'still one'],
  ['LPG-TRAVEL-S', 'flight-delayed', late(12), 600, pays, 'two'],
  ['LPG-TRAVEL-S', 'flight-delayed', late(47, 59), 2_100, pays, '7 × 300'],
  ['LPG-TRAVEL-S', 'flight-delayed', late(48), 2_400, pays, '8 × 300'],
  ['SFY-TRAVEL-B', 'flight-delayed', late(17, 59), 440, pays, '2 × 200 × 1.1'],
  ['SFY-TRAVEL-B', 'flight-delayed', late(24), 880, pays, '4 × 220, limit 800 × 1.1'],
  ['SFY-TRAVEL-B', 'flight-delayed', late(30), 880, upTo, '5 × 220 meet the limit'],
  ['PLV-TRAVEL-P', 'flight-delayed', late(42), 4_550, pays, '7 × 500 × 1.3'],
  ['PLV-TRAVEL-P', 'flight-delayed', late(48), 5_000, upTo, '8 × 650 are above 4,000 × 1.3, as a nice number 5,000'],
  ['LPG-TRAVEL-S', 'baggage-late', bags(5, 59), 0, nothing, 'less than 6 hours'],
  ['LPG-TRAVEL-S', 'baggage-late', bags(6, 0), 0, nothing, '6 hours are not more than 6'],
  ['LPG-TRAVEL-S', 'baggage-late', bags(6, 1), 800, pays, 'a minute more than 6 hours'],
  ['LPG-TRAVEL-S', 'baggage-late', bags(6, 30), 800, pays, 'half an hour more'],
  ['MQD-TRAVEL-S', 'baggage-late', bags(6, 1, 1_200), 800, upTo, '1,000 × 0.8'],
  ['OVI-TRAVEL-P', 'baggage-late', bags(6, 30, 2_500), 2_000, upTo, '2,000 × 1.1, as a nice number 2,000'],
  ['LPG-OS-B', 'flight-delayed', late(5, 59), 0, nothing, 'a minute short'],
  ['LPG-OS-B', 'flight-delayed', late(6), 300, pays, 'one full period'],
  ['SFY-OS-S', 'flight-delayed', late(18), 1_320, pays, '3 × 400 × 1.1'],
  ['SFY-OS-S', 'flight-delayed', late(35, 59), 2_200, pays, '5 × 440'],
  ['SFY-OS-S', 'flight-delayed', late(36), 2_500, upTo, '6 × 440 are above 2,400 × 1.1, as a nice number 2,500'],
  ['PLV-OS-P', 'flight-delayed', late(36, 1), 3_900, pays, '6 × 500 × 1.3'],
];

describe('delays in hours and minutes', () => testHandWorked(cases));
