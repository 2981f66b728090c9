// @vitest-environment happy-dom
import { demoOutbox, MOST_MAILS } from '@onegi/contract/calls/common/demo-outbox';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../components/test-page.tsx';
import OutboxPage from './outbox-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [2, '2 e-mails'],
  [MOST_MAILS, 'The newest 50 e-mails; older ones are not shown'],
])('says of %i mails whether they are all', async (count, words) => {
  const data = Array.from({ length: count }, (_, at) => ({
    mailId: String(at),
    to: 'demo01@example.com',
    subject: 'Your policy',
    textBody: 'Thank you.',
    mailState: 'sent',
    queuedAt: '2026-11-22T01:00:00.000Z',
    attachments: [],
  }));
  drawPage(<OutboxPage />, '/outbox', [[demoOutbox, { data }]]);
  expect((await screen.findByText(words)).role).toBe('status');
});
