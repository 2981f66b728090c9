// @vitest-environment happy-dom
import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { acceptOffer, declineOffer } from '@onegi/contract/calls/requests/commercial/offers';
import type { UserRole } from '@onegi/contract/roles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawPage, whoAs } from '../../../components/test-page.tsx';
import type { Me } from '../../accounts/use-me.ts';
import { aCaseWith, anOffer } from './an-offer.ts';
import { OffersPanel } from './offers-panel.tsx';

// The offers are good until 24 December.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T02:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const other = anOffer({ offerNumber: 2, insurerCode: 'JDF', insurerName: 'Jadefield', totalCents: 1_000_400 });
const accepted = [
  anOffer({ offerState: 'accepted', offerStateName: 'Accepted by client', allowedActions: [], offerVersion: 3 }),
  { ...other, offerState: 'declined' as const, offerStateName: 'Declined by client', allowedActions: [] },
];
type Answers = Parameters<typeof drawPage>[2];

function openPanel(detail: CaseDetail, answers: Answers = [], role: UserRole = 'consultant', codes = ['TR0001']) {
  const reload = vi.fn(() => Promise.resolve());
  const user = { ...whoAs(role).data, consultantCodes: codes } as unknown as Me;
  return { ...drawPage(<OffersPanel detail={detail} user={user} reload={reload} />, '/', answers), reload };
}
const acceptFirst = () => screen.getByRole('button', { name: 'Accept the offer of Lantern Peak General Insurance' });
const dialog = () => screen.findByRole('dialog');

describe('a consultant who is offered something', () => {
  it('sees every figure and word of it, words as they were written [C-5.1-03]', () => {
    const answer = {
      excess: '<script>alert(1)</script>',
      conditions: 'Survey within 30 days',
      comment: 'Broadest cover',
      remark: 'Discount included',
      bearingCents: 400_000,
      classLeviesCents: 43_200,
      totalCents: 1_243_680,
      files: [
        {
          fileId: 'f-1',
          uploadId: 'f-1',
          fileNameOriginal: 'quotation.pdf',
          fileName: 'f-1',
          fileType: 'pdf',
          uploadedAt: '2026-11-23T02:00:00.000Z',
          previewUrl: null,
          downloadUrl: '/api/doc/f-1',
        },
      ],
    };
    openPanel(aCaseWith([anOffer(answer)]));
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Insurer', 'Premium', 'Total', 'Valid until', 'Status', 'Request sent', 'Actions']);
    const table = screen.getByRole('table');
    for (const text of [
      'Lantern Peak General Insurance',
      'HK$12,000.00',
      'of which EC HK$4,000.00',
      'levies HK$436.80',
      'HK$12,436.80',
      '24\u00a0Dec\u00a02026',
      'Quoted',
      'LP/1',
      '23\u00a0Nov\u00a02026, 10:00',
      '<script>alert(1)</script>',
      'Survey within 30 days',
      'Broadest cover',
      'Discount included',
    ])
      expect(table.textContent).toContain(text);
    expect(document.querySelector('script')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open quotation.pdf' }).getAttribute('href')).toBe('/api/doc/f-1');
  });

  it('is asked before accepting; cancelling does nothing [C-5.2-06]', async () => {
    const { user, asked, reload } = openPanel(aCaseWith([anOffer(), other]), [[acceptOffer, { data: accepted }]]);
    await user.click(acceptFirst());
    const question = await dialog();
    expect(within(question).getByRole('heading', { name: 'Are you sure to accept?' })).toBeTruthy();
    expect(question.textContent).toContain('Lantern Peak General Insurance: HK$12,004.80');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('accepts once, however often the button is pressed, as it was shown', async () => {
    const { user, sent, reload } = openPanel(aCaseWith([anOffer(), other]), [[acceptOffer, { data: accepted }]]);
    await user.click(acceptFirst());
    await user.dblClick(within(await dialog()).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(sent(acceptOffer)).toEqual([{ caseNumber: 'RQ2611000001', offerNumber: 1, offerVersion: 2 }]);
    expect(screen.getByText('Accepted by client')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Accept the offer/ })).toBeNull();
  });

  it('declines, and what is answered is the list from then on [C-5.2-03]', async () => {
    const { user, notices } = openPanel(aCaseWith([anOffer(), other]), [[declineOffer, { data: accepted.slice(1) }]]);
    await user.click(screen.getByRole('button', { name: 'Decline the offer of Jadefield' }));
    const question = await dialog();
    expect(within(question).getByRole('heading', { name: 'Are you sure to declined?' })).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Decline' }));
    await screen.findByText('Declined by client');
    expect(screen.queryByText('Lantern Peak General Insurance')).toBeNull();
    expect(notices).toEqual([{ kind: 'success', message: 'The offer of Jadefield is declined.' }]);
  });

  it('is told what happened meanwhile, and sees it', async () => {
    for (const code of ['offer.stale', 'offer.expired', 'case.withdrawn']) {
      const { user, notices, reload } = openPanel(aCaseWith([anOffer()]), [[acceptOffer, { status: 409, code }]]);
      await user.click(acceptFirst());
      await user.click(within(await dialog()).getByRole('button', { name: 'Accept' }));
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
      expect(notices).toEqual([{ kind: 'failure', message: code }]);
      cleanup();
    }
  });

  it('has no buttons at an offer that is over, and no column of them where the case is [C-5.2-07]', () => {
    openPanel(aCaseWith([anOffer(), { ...other, offerState: 'declined', allowedActions: [] }]));
    expect(screen.getAllByRole('button', { name: /the offer of/ })).toHaveLength(2);
    cleanup();
    for (const caseState of ['accepted', 'expired'] as const) {
      openPanel(aCaseWith(accepted, { caseState }));
      expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
      expect(screen.queryByRole('button', { name: /the offer of/ })).toBeNull();
      cleanup();
    }
  });
});

describe('who else looks at offers', () => {
  it('answers none of them: not the office for a consultant, nor who only reads', () => {
    for (const role of ['officer', 'compliance'] as const) {
      openPanel(aCaseWith([anOffer()]), [], role, []);
      expect(screen.queryByRole('button', { name: /the offer of/ })).toBeNull();
      cleanup();
    }
    openPanel(aCaseWith([anOffer()], { consultantCode: null }), [], 'officer', []);
    expect(screen.getAllByRole('button', { name: /the offer of/ })).toHaveLength(2);
  });

  it('compares offers that are good, the lowest first, with what the others cost more', async () => {
    const silent = anOffer({ offerNumber: 3, insurerName: 'Silent', offerState: 'waiting', totalCents: null });
    const { user } = openPanel(aCaseWith([anOffer({ excess: '<b>5,000</b>' }), other, silent]));
    await user.click(screen.getByRole('button', { name: 'Compare offers' }));
    const table = within(screen.getByRole('region', { name: /side by side, scrolls/ })).getByRole('table');
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads).toEqual(['Figure', 'Jadefield', 'Lantern Peak General Insurance']);
    const row = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) });
    expect(row('Total').textContent).toBe('TotalHK$10,004.00HK$12,004.80');
    expect(row('Above the lowest').textContent).toBe('Above the lowestLowestHK$2,000.80');
    expect(row('Excess').textContent).toBe('Excess–<b>5,000</b>');
    // What none of them has is no row.
    expect(within(table).queryByRole('row', { name: /^Conditions/ })).toBeNull();
  });

  it('compares no offer whose last day is over in Hong Kong, but the one that was accepted', () => {
    const compare = () => screen.queryByRole('button', { name: 'Compare offers' });
    for (const [now, isCompared] of [
      ['2026-12-24T15:59:59Z', true],
      ['2026-12-24T16:00:00Z', false],
    ] as const) {
      vi.setSystemTime(Date.parse(now));
      openPanel(aCaseWith([anOffer()]));
      expect([now, compare() !== null]).toEqual([now, isCompared]);
      cleanup();
    }
    openPanel(aCaseWith(accepted, { caseState: 'accepted' }));
    expect(compare()).not.toBeNull();
  });

  it('reads no figures of an offer that its insurer is asked to confirm', () => {
    const asked = { offerStateName: 'Waiting for insurer', allowedActions: [], excess: 'HK$5,000' };
    openPanel(aCaseWith([anOffer({ ...asked, offerState: 'waiting' })]));
    const shown = screen.getByRole('table').textContent;
    for (const figure of ['HK$12,000.00', 'HK$12,004.80', '24\u00a0Dec\u00a02026']) expect(shown).not.toContain(figure);
    expect(shown).toContain('Waiting for insurer');
    expect(shown).toContain('HK$5,000');
  });
});
