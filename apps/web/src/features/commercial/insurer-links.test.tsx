// @vitest-environment happy-dom
import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import {
  type InsurerLink,
  listInsurerLinks,
  revokeInsurerLink,
  sendInsurerLink,
} from '@onegi/contract/calls/requests/commercial/insurer-links';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { drawPage, whoAs } from '../../components/test-page.tsx';
import { InsurerLinks } from './insurer-links.tsx';

const detail = { caseNumber: 'RQ2611000001', caseState: 'waiting', offers: [{ offerVersion: 1 }] } as CaseDetail;
const live: InsurerLink = {
  offerNumber: 1,
  insurerCode: 'LPG',
  insurerName: 'Lantern Peak General Insurance',
  insurerNameZh: '燈峰保險',
  linkState: 'live',
  linkEmail: 'commercial@lpg.example.com',
  insurerLanguage: 'en',
  linkSentAt: '2026-11-23T02:00:00.000Z',
  linkExpiresAt: '2026-12-23T02:00:00.000Z',
  openedCount: 2,
  firstOpenedAt: '2026-11-23T03:00:00.000Z',
  lastOpenedAt: '2026-11-23T04:00:00.000Z',
  allowedActions: ['sendLink', 'revokeLink'],
};
const unsent: InsurerLink = {
  ...live,
  offerNumber: 2,
  insurerName: 'Safeway Demo',
  linkState: 'none',
  linkEmail: null,
  insurerLanguage: null,
  linkSentAt: null,
  linkExpiresAt: null,
  openedCount: 0,
  lastOpenedAt: null,
  allowedActions: ['sendLink'],
};
const panel = (role: 'officer' | 'consultant', answers: Parameters<typeof drawPage>[2]) =>
  drawPage(<InsurerLinks detail={detail} user={whoAs(role).data as never} reload={async () => {}} />, '/', answers);

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the links of a case', () => {
  test('say where each was sent, until when it is good, and how often it was opened', async () => {
    panel('officer', [[listInsurerLinks, { data: [live, unsent] }]]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('Sent to commercial@lpg.example.com on 23\u00a0Nov\u00a02026');
    expect(first?.textContent).toContain('Opened 2 times');
    expect(second?.textContent).toContain('No address is known');
    expect(within(second as HTMLElement).queryByRole('button', { name: /Revoke/ })).toBeNull();
  });

  test('are sent anew to the known address or another, in the language that is chosen', async () => {
    const moved = { ...live, linkEmail: 'other@lpg.example.com', openedCount: 0 };
    const { user, sent } = panel('officer', [
      [listInsurerLinks, { data: [live] }],
      [sendInsurerLink, { data: [moved] }],
    ]);
    await user.click(await screen.findByRole('button', { name: 'Send a new link to Lantern Peak General Insurance' }));
    const email = screen.getByLabelText<HTMLInputElement>('E-mail of the insurer');
    expect(email.value).toBe('commercial@lpg.example.com');
    await user.clear(email);
    await user.type(email, 'other@lpg.example.com');
    await user.selectOptions(screen.getByLabelText('Language of the e-mail'), 'zh-Hant');
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    await screen.findByText(/Sent to other@lpg\.example\.com/);
    expect(sent(sendInsurerLink)).toEqual([
      {
        caseNumber: 'RQ2611000001',
        offerNumber: 1,
        insurerEmail: 'other@lpg.example.com',
        insurerLanguage: 'zh-Hant',
      },
    ]);
  });

  test('are revoked after a question', async () => {
    const { user, sent } = panel('officer', [
      [listInsurerLinks, { data: [live] }],
      [revokeInsurerLink, { data: [{ ...live, linkState: 'revoked', allowedActions: ['sendLink'] }] }],
    ]);
    await user.click(await screen.findByRole('button', { name: 'Revoke the link of Lantern Peak General Insurance' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    await screen.findByText('Link revoked');
    expect(sent(revokeInsurerLink)).toHaveLength(1);
  });

  test('are the office’s alone', async () => {
    const { asked } = panel('consultant', [[listInsurerLinks, { data: [live] }]]);
    await waitFor(() => expect(document.querySelector('[data-testid=address]')).toBeTruthy());
    expect([asked, screen.queryByRole('listitem')]).toEqual([[], null]);
  });
});
