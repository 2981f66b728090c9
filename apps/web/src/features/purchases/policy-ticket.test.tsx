// @vitest-environment happy-dom
import type { Confirmation } from '@onegi/contract/calls/purchases/confirmation';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw } from '../../components/test-render.tsx';
import { anApplication } from './an-application.ts';
import { PolicyTicket } from './policy-ticket.tsx';

afterEach(cleanup);

const bought: Confirmation = {
  applicationRef: 'ref1',
  policyNumber: 'LPG-TRV-26-0000001',
  transactionNumber: 'PT20260000001',
  policyStatus: 'future',
  receiptNumber: 'RC2611000001',
  noteNumber: 'DN2611000001',
  effectiveOn: '2026-12-05',
  expiresOn: '2026-12-09',
  totalCents: 12_345,
  paidAt: '2026-11-23T04:00:00.000Z',
  maskedEmail: 'd***1@example.com',
  holderName: 'DEMO ONE',
  people: [{ personKind: 'A', personName: 'DEMO ONE' }],
  emergencyPhone: '+852 2000 0101',
  quote: anApplication().quote,
  documents: [],
};

/** The facts of the ticket, as 'name: value'. */
function factsOf(change: Partial<Confirmation> = {}): string[] {
  draw(<PolicyTicket confirmation={{ ...bought, ...change }} />);
  const ticket = screen.getByRole('region', { name: 'Policy LPG-TRV-26-0000001' });
  return [...ticket.querySelectorAll('dt')].map((dt) => `${dt.textContent}: ${dt.nextElementSibling?.textContent}`);
}

it('says what is needed on the way: number, days, who is insured, and whom to call', () => {
  expect(factsOf()).toEqual([
    'Policy number: LPG-TRV-26-0000001',
    'First day of cover: 5\u00a0December\u00a02026',
    'Last day of cover: 9\u00a0December\u00a02026 5 days',
    'Insured persons: DEMO ONE',
    'Paid: HK$123.45',
    'Receipt number: RC2611000001',
    'Transaction number: PT20260000001',
  ]);
  expect(screen.getByRole('link', { name: '+852 2000 0101' }).getAttribute('href')).toBe('tel:+85220000101');
});

it('names the policyholder beside those who are insured, and alone where nobody is', () => {
  const family = [
    { personKind: 'A' as const, personName: 'DEMO ONE' },
    { personKind: 'C' as const, personName: 'DEMO TINY' },
  ];
  const facts = factsOf({ people: family });
  expect(facts).toContain('Insured persons: DEMO ONEDEMO TINY');
  expect(facts).toContain('Policyholder: DEMO ONE');
  cleanup();
  const home = factsOf({ people: [] });
  expect(home).toContain('Policyholder: DEMO ONE');
  expect(home.join()).not.toContain('Insured persons');
});

it('leaves the emergency number out where the insurer has none', () => {
  factsOf({ emergencyPhone: null });
  expect(screen.queryByRole('link')).toBeNull();
});
