// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw } from '../../components/test-render.tsx';
import { FilterPanel, type FilterProps } from './filter-panel.tsx';

afterEach(cleanup);

function panel(given: Partial<FilterProps>) {
  const onSort = vi.fn();
  const none = { insurers: null, least: {}, measures: [], onInsurers: () => {}, onLeast: () => {} };
  const provider = { code: 'LPG', name: 'Lion Peak', nameZh: '獅子山', lowestCents: null };
  const shown = { sort: null, priced: true, scored: true, incident: 'Fire', providers: [provider], onSort };
  draw(<FilterPanel {...none} {...shown} {...given} />);
  return onSort;
}

const names = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);

it('sorts by price, score and payout', () => {
  panel({});
  expect(names()).toEqual(['Low to High', 'High to Low', 'Value score', 'Payout: Fire']);
});

it('where every price has to be asked for, sorts by payout alone, which can be cleared', () => {
  const onSort = panel({ priced: false, scored: false, sort: 'payout' });
  expect(names()).toEqual(['Payout: Fire']);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onSort).toHaveBeenCalledWith(null);
});
