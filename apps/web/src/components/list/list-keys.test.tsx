// @vitest-environment happy-dom
import { type AuditRow, auditList } from '@onegi/contract/calls/audit/list-audit';
import { libraryList } from '@onegi/contract/calls/content/boxes';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../test-render.tsx';
import { ListBody } from './list-body.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListTable } from './list-table.tsx';
import { TYPING_MS } from './use-filters.ts';

afterEach(cleanup);

function Address() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}
const address = () => screen.getByRole('status').textContent;
const parameters = () => new URLSearchParams(address() ?? '');

const rows = [1, 2, 3].map(
  (seq) => ({ seq, action: 'setting.changed', happenedAt: '2026-11-21T03:00:00Z' }) as AuditRow,
);

function list(onSelect: (seq: number) => void) {
  return (
    <MemoryRouter>
      <ListBody data={{ total: 3 }} error={null} onRetry={() => {}} pagesLabel="Pages" empty={null}>
        <ListTable
          list={auditList}
          label="Audit"
          rows={rows}
          keyOf={({ seq }) => seq}
          columns={['action']}
          details={{ label: ({ seq }) => `Details of ${seq}`, draw: ({ seq }) => <p>more of {seq}</p> }}
          actions={{
            label: ({ seq }) => `Actions: ${seq}`,
            of: ({ seq }) => [{ label: 'Take it', onSelect: () => onSelect(seq) }],
          }}
        />
      </ListBody>
    </MemoryRouter>
  );
}
const row = (at: number) => screen.getAllByRole('row').filter((each) => each.hasAttribute('data-list-row'))[at];

describe('the keys of a list', () => {
  it('go to the next row with j, back with k, and open it with Enter', async () => {
    const user = draw(list(() => {}));
    await user.keyboard('jjk');
    expect(document.activeElement).toBe(row(0));
    await user.keyboard('j{Enter}');
    expect(screen.getByText('more of 2')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(screen.queryByText('more of 2')).toBeNull();
  });

  it.each(['.', '{ContextMenu}'])('open the actions of a row with %s, which j does not leave', async (key) => {
    const onSelect = vi.fn();
    const user = draw(list(onSelect));
    await user.keyboard(`jj${key}`);
    const item = await screen.findByRole('menuitem', { name: 'Take it' });
    await user.keyboard('j');
    await user.click(item);
    expect(onSelect.mock.calls).toEqual([[2]]);
  });

  it('open one row at a time, also by a press anywhere on it', async () => {
    const user = draw(list(() => {}));
    await user.click(screen.getByRole('button', { name: 'Details of 1' }));
    await user.click(screen.getAllByText('Changed a setting')[2] as HTMLElement);
    expect(screen.queryByText('more of 1')).toBeNull();
    expect(screen.getByText('more of 3')).toBeTruthy();
  });
});

describe('the order of a list without a head', () => {
  it('is chosen by name and turned around, from page 1', async () => {
    const sorts = libraryList.sorts;
    const wire = (sort: keyof typeof sorts) => sorts[sort].field.wire;
    const user = draw(
      <MemoryRouter initialEntries={['/list?page=3&size=20']}>
        <ListTable list={libraryList} label="Library" rows={[]} keyOf={({ id }) => id} />
        <Address />
      </MemoryRouter>,
    );
    const field = screen.getByLabelText('Order by') as HTMLSelectElement;
    expect(field.selectedOptions[0]?.textContent).toBe('Date');
    await user.click(screen.getByRole('link', { name: 'Descending: change to ascending' }));
    expect(address()).toBe(`?size=20&sort=${wire('date')}&order=asc`);
    await user.selectOptions(field, 'File name');
    expect(address()).toBe(`?size=20&sort=${wire('fileName')}&order=asc`);
    expect(screen.getByRole('link', { name: 'Ascending: change to descending' })).toBeTruthy();
  });
});

describe('filters', () => {
  const form = (search = '') => (
    <MemoryRouter initialEntries={['/before', `/list${search}`]} initialIndex={1}>
      <ListFilters list={libraryList} options={{}} />
      <Address />
    </MemoryRouter>
  );
  const name = libraryList.filters.fileNamePart.field.wire;
  const date = libraryList.filters.shownFrom.field.wire;

  it('count while they are typed, once the writer pauses, and keep what is typed as it is', async () => {
    const user = draw(form('?page=3'));
    await user.type(screen.getByLabelText('File name'), 'motor ');
    expect(address()).toBe('?page=3');
    await waitFor(() => expect(parameters().get(name)).toBe('motor'), { timeout: TYPING_MS * 10 });
    expect(parameters().has('page')).toBe(false);
    await user.type(screen.getByLabelText('File name'), 'wording');
    expect((screen.getByLabelText('File name') as HTMLInputElement).value).toBe('motor wording');
    await user.keyboard('{Enter}');
    expect(parameters().get(name)).toBe('motor wording');
    // One word, one step back.
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('?page=3');
    expect((screen.getByLabelText('File name') as HTMLInputElement).value).toBe('');
  });

  it('count at once when they are chosen, and go at once when they are reset', async () => {
    const user = draw(form());
    await user.selectOptions(screen.getByLabelText('Product class'), 'Motor');
    expect(address()).toContain('=MOTOR');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(parameters().size).toBe(0);
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  });

  it('wait for a whole date', async () => {
    const user = draw(form());
    await user.type(screen.getByLabelText('Date from'), '1/11');
    await user.keyboard('{Enter}');
    expect(address()).toBe('');
    await user.type(screen.getByLabelText('Date from'), '/2026{Enter}');
    expect(parameters().get(date)).toBe('2026-11-01');
  });
});

describe('a page that is not there', () => {
  const body = (data: { total: number; isMore?: boolean }, search: string, isRefreshing = false) => (
    <MemoryRouter initialEntries={[`/list?${search}`]}>
      <ListBody
        data={data}
        error={null}
        onRetry={() => {}}
        isRefreshing={isRefreshing}
        pagesLabel="Pages of rows"
        empty={<p>nothing</p>}
      >
        <p>rows</p>
      </ListBody>
      <Address />
    </MemoryRouter>
  );
  const addressOf = () => document.querySelector('output')?.textContent;

  it.each(['99', '0', 'x', '1.5'])('does not stay in the address: page=%s', (page) => {
    draw(body({ total: 25 }, `state=open&page=${page}&size=20`));
    expect(addressOf()).toBe('?state=open&size=20');
    expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
  });

  it('is told from one that is there, and from one whose rows are on their way', () => {
    draw(body({ total: 25 }, 'page=3'));
    expect(addressOf()).toBe('?page=3');
    cleanup();
    draw(body({ total: 25 }, 'page=99', true));
    expect(addressOf()).toBe('?page=99');
  });
});
