import { expect, test } from 'vitest';
import { isSigned, signNotice } from './sign-notice.ts';

test('a notice signed with an older secret is believed as long as that one is known', () => {
  const now = new Date('2026-11-22T04:00:00Z');
  const body = '{"id":"evt_1"}';
  const header = signNotice('the older secret', body, now);
  expect(isSigned(['the new secret', 'the older secret'], Buffer.from(body), header, now)).toBe(true);
  expect(isSigned(['the new secret'], Buffer.from(body), header, now)).toBe(false);
});
