// @vitest-environment happy-dom
import { requestQuote } from '@onegi/contract/calls/requests/request-quote';
import { getTemplate, type TemplateForm } from '@onegi/contract/calls/requests/template';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawPage } from '../../components/test-page.tsx';
import { aQuestion } from '../forms/a-question.ts';
import RequestQuotePage from './request-quote-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
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

const form: TemplateForm = {
  templateId: 'OTHERS_P',
  templateVersion: 2,
  templateName: 'Request quote',
  templateNameZh: '索取報價',
  product: 'HOME',
  productName: 'Home',
  productNameZh: '家居',
  questions: [
    aQuestion({ questionId: 'OP02', label: 'Preferred insurer', initial: 'LPG', required: false }),
    aQuestion({ questionId: 'OP03', label: 'Customer name' }),
    aQuestion({ questionId: 'OP05', label: 'E-mail' }),
    aQuestion({ questionId: 'OP07', label: 'Sum insured', type: 'NUMERIC', required: false }),
  ],
  documents: [],
};
const typedAt = async (label: RegExp) => (await screen.findByLabelText<HTMLInputElement>(label)).value;

it('keeps what a visitor typed through a reload, for the same form, but nothing of who asks', async () => {
  const opened = (prod = 'HOME', data = form) =>
    drawPage(<RequestQuotePage />, `/commercial-insurance/form?prod=${prod}`, [
      [getTemplate, { data }],
      [requestQuote, { data: { requestNumber: 'RQ2611000001' } }],
    ]);
  const first = opened();
  await first.user.type(await screen.findByLabelText(/^Sum insured/), '500000');
  await first.user.type(screen.getByLabelText(/^Customer name/), 'CHAN TAI MAN');
  await first.user.type(screen.getByLabelText(/^E-mail/), 'chan@example.com');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/CHAN|example/);
  cleanup();
  opened();
  expect(await typedAt(/^Sum insured/)).toBe('500,000.00');
  expect(await typedAt(/^Customer name/)).toBe('');
  cleanup();
  opened('PET');
  expect(await typedAt(/^Sum insured/)).toBe('');
  cleanup();
  // A form that another card has filled in begins anew.
  const [, ...others] = form.questions;
  opened('HOME', { ...form, questions: [aQuestion({ ...form.questions[0], initial: 'SFY' }), ...others] });
  expect(await typedAt(/^Preferred insurer/)).toBe('SFY');
  expect(await typedAt(/^Sum insured/)).toBe('');
});
