// @vitest-environment happy-dom
import type { IncidentPayout } from '@onegi/contract/calls/incidents/incident-payouts';
import type { CompareRow } from '@onegi/contract/calls/quotes/plan-compare';
import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import { cleanup, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { draw } from '../../components/test-render.tsx';
import { CompareTable } from './compare-table.tsx';

afterEach(cleanup);

const plans = ['A', 'B'].map((plan) => ({ plan, planName: `Plan ${plan}`, planNameZh: '' }) as FrozenQuote);

const row = (benefit: string, content1: string, content2: string, more: Partial<CompareRow> = {}): CompareRow => ({
  benefitCode: benefit,
  group: 'Medical',
  groupZh: '',
  benefit,
  benefitZh: '',
  content1,
  content1Zh: '',
  content2,
  content2Zh: '',
  best: [],
  gaps: [],
  same: false,
  ...more,
});

const stolen: IncidentPayout = {
  incident: 'phone-stolen',
  title: 'My phone is stolen',
  titleZh: '',
  example: 'Price of the phone: HK$8,000',
  exampleZh: '',
  paid: [
    { outcome: 'does-not-pay', amountCents: 0 },
    { outcome: 'pays-up-to', amountCents: 300_000 },
  ],
  best: [1],
};

function drawTable(rows: readonly CompareRow[], payouts: readonly IncidentPayout[] = []) {
  draw(<CompareTable plans={plans} rows={rows} payouts={payouts} scroller={createRef()} onScroll={() => undefined} />);
  return (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell');
}

describe('the table of a comparison', () => {
  it('names the best of a row, is quiet about gaps, and says which rows are the same', () => {
    const cells = drawTable([
      row('Baggage', 'HK$5,000', 'Not covered', { best: [0], gaps: [1] }),
      row('Delay', 'HK$300', 'HK$300', { same: true }),
    ]);
    const [best, gap] = cells(/^Baggage/);
    expect(best?.textContent).toContain('Best:');
    expect(best?.className).toContain('strong');
    expect(gap?.className).toContain('dimmed');
    expect(gap?.className).not.toContain('strong');
    expect(screen.getByRole('rowheader', { name: 'Delay Same' })).toBeTruthy();
    expect(cells(/^Delay/).every(({ textContent }) => textContent === 'HK$300')).toBe(true);
  });

  it('begins with what each plan would pay, in figures beside its bars, and says for which example', () => {
    const cells = drawTable([row('Baggage', 'HK$5,000', 'HK$5,000')], [stolen]);
    const [nothing, most] = cells(/^My phone is stolen/);
    expect([nothing?.textContent, most?.textContent]).toEqual(['Pays nothing', 'Best: HK$3,000.00']);
    expect(screen.getByText('Price of the phone: HK$8,000')).toBeTruthy();
    const bars = screen.getAllByRole('row')[2]?.querySelectorAll('[style]') ?? [];
    expect([...bars].map((bar) => bar.getAttribute('style'))).toEqual(['--share: 0.0%;', '--share: 100.0%;']);
  });

  it('says so where nothing differs', () => {
    drawTable([]);
    expect(screen.getByText('These plans pay the same for every benefit.')).toBeTruthy();
  });
});
