// @vitest-environment happy-dom
import { messages } from '@onegi/messages';
import { caseDesk as chinese } from '@onegi/messages/zh-Hant/case-desk';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, it } from 'vitest';
import { CaseClock, DueClock } from './due-clock.tsx';
import { HeldBy } from './held-by.tsx';
import { HeldFor } from './held-for.tsx';

afterEach(cleanup);

const inEach = (part: ReactElement) =>
  (['en', 'zh-Hant'] as const).map((locale) => {
    const { container } = render(
      <IntlProvider
        locale={locale}
        messages={locale === 'en' ? messages : { caseDesk: chinese }}
        timeZone="Asia/Hong_Kong"
      >
        {part}
      </IntlProvider>,
    );
    // A number and its unit stay on one line.
    return container.textContent?.replaceAll('\u00a0', ' ');
  });

const reading = {
  clockMinutes: 310,
  officeMinutes: 150,
  promisedHours: 24,
  promiseCounts: 'CLOCK_HOURS',
  isPaused: false,
  isLate: false,
} as const;

it('says what a clock shows by the clock, of office hours, and against the promise', () => {
  expect(inEach(<CaseClock {...reading} />)).toEqual([
    '5 h 10 min, of which 2 h 30 min in office hours, promised within 24 hours',
    '5 小時 10 分鐘，其中辦公時間 2 小時 30 分鐘，承諾於 24 小時內回覆',
  ]);
  expect(inEach(<CaseClock {...reading} promiseCounts="OFFICE_HOURS" isLate />)).toEqual([
    '5 h 10 min, of which 2 h 30 min in office hours, promised within 24 office hours, late',
    '5 小時 10 分鐘，其中辦公時間 2 小時 30 分鐘，承諾於 24 個辦公小時內回覆，已逾時',
  ]);
});

it('leaves out parts of a time that are nothing', () => {
  const bare = { ...reading, promisedHours: null, promiseCounts: null };
  expect(inEach(<CaseClock {...bare} clockMinutes={21} officeMinutes={0} />)).toEqual([
    '21 min, none of it in office hours',
    '21 分鐘，全在非辦公時間',
  ]);
  expect(inEach(<CaseClock {...bare} clockMinutes={120} officeMinutes={60} />)).toEqual([
    '2 h, of which 1 h in office hours',
    '2 小時，其中辦公時間 1 小時',
  ]);
  expect(inEach(<CaseClock {...bare} clockMinutes={0} officeMinutes={null} />)).toEqual(['0 min', '0 分鐘']);
});

it('says nothing that is not known or not promised, and that a clock stands still', () => {
  const bare = { ...reading, officeMinutes: null, promisedHours: null, promiseCounts: null };
  expect(inEach(<CaseClock {...bare} isPaused />)[0]).toBe('5 h 10 min, clock stopped until what was asked for comes');
  expect(inEach(<CaseClock {...bare} clockMinutes={null} />)).toEqual(['', '']);
});

it('says what is left of a case that waits, unless it is paused, and nothing of one that is over', () => {
  const dueAt = new Date(Date.now() - 61 * 60_000).toISOString();
  const waits = { dueAt, holder: 'officer', isPaused: false };
  expect(inEach(<DueClock {...waits} />)).toEqual(['Overdue by 1 h 1 min', '已逾時 1 小時 1 分鐘']);
  const longAgo = new Date(Date.now() - 264 * 60 * 60_000).toISOString();
  expect(inEach(<DueClock {...waits} dueAt={longAgo} />)).toEqual(['Overdue by 11 days', '已逾時 11 日']);
  expect(inEach(<DueClock {...waits} dueAt={null} holder="consultant" isPaused />)).toEqual([
    'Clock stopped',
    '暫停計時',
  ]);
  expect(inEach(<DueClock {...waits} holder={null} />)).toEqual(['', '']);
});

it('says whose turn it is and since when', () => {
  const heldSince = '2026-11-22T04:00:00.000Z';
  expect(inEach(<HeldBy holder="officer" heldSince={heldSince} />)).toEqual([
    'Our office, since 22 Nov 2026, 12:00',
    '本公司職員（自 2026年11月22日 下午12:00 起）',
  ]);
  expect(inEach(<HeldBy holder={null} heldSince={heldSince} />)[0]).toBe(
    'Nobody: it is over, since 22 Nov 2026, 12:00',
  );
});

it('says whose turn it is and for how long', () => {
  const before = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  expect(inEach(<HeldFor holder="insurer" heldSince={before(3)} />)).toEqual([
    'Insurance company for 3 h',
    '由保險公司跟進 3 小時',
  ]);
  expect(inEach(<HeldFor holder="consultant" heldSince={before(50)} />)).toEqual([
    'Consultant for 2 days',
    '由顧問跟進 2 日',
  ]);
});
