import { Buffer } from 'node:buffer';

/** Half an hour on a day in Hong Kong. */
export interface CalendarEvent {
  /** The same for the same event for ever: a calendar that takes the file again changes the event instead of adding one. */
  readonly uid: string;
  /** yyyy-MM-dd */
  readonly on: string;
  /** HH:mm, on the hour or half past. */
  readonly from: string;
  readonly summary: string;
  readonly description: string;
  readonly isCancelled: boolean;
  /** Whether the calendar speaks up when it begins. */
  readonly reminds: boolean;
}

/** What is longer is folded (RFC 5545, 3.1): octets without the line's end. */
const LONGEST_LINE = 75;

/** Text as a value (3.3.11). Other control characters have no place in it. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** A line in pieces that fit, each but the first begun by a space; no character is cut in two. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST_LINE) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

const compact = (text: string) => text.replaceAll(/[-:]/g, '');

/** 20261123T120000Z */
const inUtc = (moment: Date) => `${compact(moment.toISOString().slice(0, 19))}Z`;

/** Hong Kong has kept one time since it gave summer time up in 1979. */
const ZONE = 'Asia/Hong_Kong';
const zone = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19791021T033000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0800',
  'TZNAME:HKT',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function eventLines(event: CalendarEvent, stamp: string): string[] {
  const summary = escaped(event.summary);
  const reminder = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:PT0S', `DESCRIPTION:${summary}`, 'END:VALARM'];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;TZID=${ZONE}:${compact(event.on)}T${compact(event.from)}00`,
    'DURATION:PT30M',
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    ...(event.reminds && !event.isCancelled ? reminder : []),
    'END:VEVENT',
  ];
}

/**
 * Events as an iCalendar file (RFC 5545).
 * @param writtenAt when the file is made: of two files the later one counts
 */
export function icalendar(events: readonly CalendarEvent[], writtenAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//OneGI//Policies//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zone,
    ...events.flatMap((event) => eventLines(event, inUtc(writtenAt))),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
