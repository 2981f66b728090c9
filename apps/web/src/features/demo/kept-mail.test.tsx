// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw } from '../../components/test-render.tsx';
import { KeptMail } from './kept-mail.tsx';

afterEach(cleanup);

const mail = {
  mailId: 'm1',
  to: 'demo01@example.com',
  subject: 'Your policy',
  textBody: 'Thank you.',
  mailState: 'sent',
  queuedAt: '2026-11-22T01:00:00.000Z',
  attachments: [],
} as never;

it('is a row with its subject, which opens to the text', async () => {
  const user = draw(<KeptMail mail={mail} isOpen={false} />);
  const row = screen.getByRole('article').querySelector('details');
  expect([row?.open, screen.getByRole('heading', { name: 'Your policy' }).closest('summary')]).toEqual([
    false,
    expect.anything(),
  ]);
  await user.click(screen.getByText('Your policy'));
  expect(row?.open).toBe(true);
});
