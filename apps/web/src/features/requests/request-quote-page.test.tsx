// @vitest-environment happy-dom
import { getTemplate } from '@onegi/contract/calls/requests/template';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawPage } from '../../components/test-page.tsx';
import RequestQuotePage from './request-quote-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names an insurer of its address that nobody knows, and leads to the same form without one', async () => {
  const refused = { status: 400, code: 'request.invalid', fields: [getTemplate.query.wireName('insurer')] };
  const address = '/commercial-insurance/form?templateId=OTHERS_P&prod=TRAVEL&isr=NOPE&reason=offline';
  drawPage(<RequestQuotePage />, address, [[getTemplate, refused]]);
  expect(await screen.findByText('The address names an insurer that we do not know: NOPE')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Request a quote without naming an insurer' });
  expect(link.getAttribute('href')).toBe('/commercial-insurance/form?templateId=OTHERS_P&prod=TRAVEL&reason=offline');
});

it('tells any other failure as it is, without blaming the insurer', async () => {
  drawPage(<RequestQuotePage />, '/commercial-insurance/form?prod=TRAVEL&isr=LPG', [
    [getTemplate, { status: 400, code: 'request.invalid' }],
  ]);
  expect(await screen.findByText('request.invalid')).toBeTruthy();
  expect(screen.queryByText(/do not know/)).toBeNull();
});
