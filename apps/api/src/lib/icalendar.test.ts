import { expect, test } from 'vitest';
import { type CalendarEvent, icalendar } from './icalendar.ts';

const event: CalendarEvent = {
  uid: 'LPG-TRV-26-0000001.begins@onegi',
  on: '2026-12-05',
  from: '00:00',
  summary: 'Cover begins',
  description: 'Policy LPG-TRV-26-0000001',
  isCancelled: false,
  reminds: false,
};
const writtenAt = new Date('2026-11-23T04:05:06.789Z');
const written = (change: Partial<CalendarEvent> = {}) => icalendar([{ ...event, ...change }], writtenAt);
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('an event stands at its time in Hong Kong, whose zone the file brings along', () => {
  const lines = unfolded(written());
  expect(lines).toContain('DTSTART;TZID=Asia/Hong_Kong:20261205T000000');
  expect(lines).toContain('DTSTAMP:20261123T040506Z');
  expect(lines).toContain('TZID:Asia/Hong_Kong');
  expect(lines).toContain('TZOFFSETTO:+0800');
  expect(lines).toContain('UID:LPG-TRV-26-0000001.begins@onegi');
});

test('what begins is ended, in the opposite order', () => {
  const open: string[] = [];
  for (const line of unfolded(written({ reminds: true }))) {
    const [what, name = ''] = line.split(':');
    if (what === 'BEGIN') open.push(name);
    if (what === 'END') expect(open.pop()).toBe(name);
  }
  expect(open).toEqual([]);
});

test('text cannot begin a property of its own', () => {
  const lines = unfolded(
    written({ summary: 'A\\B; C, D\r\nATTENDEE:mailto:x@example.com', description: 'one\ntwo\u0007' }),
  );
  expect(lines).toContain('SUMMARY:A\\\\B\\; C\\, D\\nATTENDEE:mailto:x@example.com');
  expect(lines).toContain('DESCRIPTION:one\\ntwo ');
  expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
});

test('every line ends with CR LF and has at most 75 octets, and no character is cut in two', () => {
  const description = '燈峰旅遊標準計劃🧳'.repeat(20);
  const file = written({ description });
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  expect(unfolded(file)).toContain(`DESCRIPTION:${description}`);
});

test('only what reminds has an alarm, and what is cancelled has none', () => {
  expect(written({ reminds: true })).toContain('BEGIN:VALARM');
  expect(written()).not.toContain('VALARM');
  const cancelled = written({ reminds: true, isCancelled: true });
  expect(cancelled).toContain('STATUS:CANCELLED');
  expect(cancelled).not.toContain('VALARM');
});
