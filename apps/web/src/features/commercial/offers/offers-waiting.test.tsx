// @vitest-environment happy-dom
import { savedViews } from '@onegi/contract/calls/common/saved-views';
import { offerList } from '@onegi/contract/calls/requests/commercial/offer-list';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawPage } from '../../../components/test-page.tsx';
import { anOffer } from './an-offer.ts';
import { WithOffersWaiting } from './offers-waiting.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const listed = {
  ...anOffer(),
  insuredName: 'Harbour Demo Trading Limited',
  caseProduct: 'BP',
  productName: 'Business Package',
  productNameZh: '商業綜合保險',
  startsOn: '2027-01-01',
  endsOn: '2027-12-31',
  consultantCode: 'TR0001',
};
const open = (records: object[], search = '?list=offers') =>
  drawPage(
    <WithOffersWaiting isOffice={false}>The requests</WithOffersWaiting>,
    `/commercial-insurance/quotation${search}`,
    [
      [savedViews, { data: [] }],
      [offerList.page, { data: { records, total: records.length, size: 10, current: 1, pages: 1 } }],
    ],
  );

it('offers that wait for an answer are a list of their own, and each leads to its case [C-4.2-08]', async () => {
  open([listed]);
  const table = await screen.findByRole('table', { name: 'Offers to answer' });
  const row = (await within(table).findByText('Harbour Demo Trading Limited')).closest('tr') as HTMLElement;
  for (const text of ['RQ2611000001', 'Lantern Peak General Insurance', 'HK$12,004.80', '24\u00a0Dec\u00a02026'])
    expect(row.textContent).toContain(text);
  const link = within(row).getByRole('link', { name: 'Open RQ2611000001' });
  expect(link.getAttribute('href')).toMatch(/\/commercial-insurance\/form\?\w+=RQ2611000001$/);
  expect(screen.queryByText('The requests')).toBeNull();
  expect(screen.getByRole('link', { name: 'Offers to answer' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('button', { name: /xlsx|Excel|Export/i })).toBeTruthy();
});

it('the list of requests stands first, and whoever has nothing to answer is told', async () => {
  open([], '');
  expect(screen.getByText('The requests')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Requests' }).getAttribute('aria-current')).toBe('page');
  cleanup();
  open([]);
  expect(await screen.findByText('No offer waits for an answer')).toBeTruthy();
});
