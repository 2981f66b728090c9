import { MantineProvider } from '@mantine/core';
import { type AuditRow, auditList } from '@onegi/contract/calls/audit/list-audit';
import { enquiryList } from '@onegi/contract/calls/company/enquiries';
import { type LibraryFile, libraryList } from '@onegi/contract/calls/content/boxes';
import { messages } from '@onegi/messages';
import { content as chineseContent } from '@onegi/messages/zh-Hant/content';
import { lists as chineseLists } from '@onegi/messages/zh-Hant/lists';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { ListBody } from './list-body.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListPage } from './list-page.tsx';
import { ListTable } from './list-table.tsx';
import { RowFacts } from './row-facts.tsx';

function drawn(children: ReactNode, search = '', locale: 'en' | 'zh-Hant' = 'en'): string {
  const texts = locale === 'en' ? messages : { ...messages, content: chineseContent, lists: chineseLists };
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={texts} timeZone="Asia/Hong_Kong">
      <MantineProvider>
        <MemoryRouter initialEntries={[`/list?${search}`]}>{children}</MemoryRouter>
      </MantineProvider>
    </IntlProvider>,
  );
}

const file: LibraryFile = {
  id: '1',
  date: '2026-11-01',
  fileName: 'motor.pdf',
  fileType: 'pdf',
  title: 'Motor wording',
  titleZh: '汽車保單條款',
  downloadUrl: '/api/x',
  insurer: 'LPG',
  insurerName: 'Lantern Peak',
  insurerNameZh: '燈山保險',
  line: 'MOTOR',
  productName: 'Plan',
  productNameZh: '計劃',
  favourite: false,
};

describe('a table of a declared list', () => {
  const table = (search = '', locale: 'en' | 'zh-Hant' = 'en') =>
    drawn(
      <ListTable
        list={libraryList}
        label="Product library"
        rows={[file]}
        keyOf={({ id }) => id}
        columns={['date', 'insurerName', 'line', 'title', 'fileName']}
        cells={{ fileName: ({ fileName }) => <b>{fileName}</b> }}
        main="fileName"
      />,
      search,
      locale,
    );

  it('writes days, codes and names in the language of the page, and what the page draws itself', () => {
    expect(table()).toMatch(/1\u00a0Nov\u00a02026.*Lantern Peak.*>Motor<.*Motor wording.*<b>motor.pdf<\/b>/);
    expect(table('', 'zh-Hant')).toMatch(/2026年11月1日.*燈山保險.*汽車保險.*汽車保單條款/);
    expect(table('', 'zh-Hant')).toContain('>保險公司<');
  });

  it('orders by the columns that are declared to, each head leading to its order from page 1', () => {
    const markup = table('page=4&size=20');
    expect(markup.match(/aria-sort=/g)).toHaveLength(2);
    expect(markup).toContain('aria-sort="descending"');
    expect(markup).toMatch(/aria-label="Sort by Date"[^>]*href="\/list\?size=20&amp;sort=\w+&amp;order=asc"/);
  });

  it('names days and figures for who sees no head, and no words, states or what leads the row', () => {
    const markup = table();
    expect(markup).toMatch(/<span[^>]*>Date <\/span>1\u00a0Nov\u00a02026/);
    expect(markup).not.toMatch(/>(?:Insurer|Product class|File name) <\/span>/);
    expect(table('', 'zh-Hant')).toMatch(/<span[^>]*>日期 <\/span>2026年11月1日/);
  });

  it('names nothing that is empty', () => {
    const undated = { ...file, date: '' };
    const markup = drawn(
      <ListTable list={libraryList} label="Library" rows={[undated]} keyOf={() => 1} main="title" />,
    );
    expect(markup).not.toContain('>Date </span>');
  });

  it('opens below a row what the row keeps, by a button that says so', () => {
    const row = { seq: 7, action: 'setting.changed', happenedAt: '2026-11-21T03:00:00Z' } as AuditRow;
    const details = { label: ({ seq }: AuditRow) => `Details of row ${seq}`, draw: () => <p>more</p> };
    const markup = drawn(
      <ListTable
        list={auditList}
        label="Audit"
        rows={[row]}
        keyOf={({ seq }) => seq}
        columns={['action']}
        details={details}
      />,
    );
    expect(markup).toMatch(/<button[^>]*data-opens[^>]*aria-expanded="false"[^>]*aria-label="Details of row 7"/);
    expect(markup).toContain('Changed a setting');
    expect(markup).not.toContain('more');
  });

  it('keeps in sight what the rows are ordered by, on a phone too', () => {
    const markup = (sort: keyof typeof libraryList.sorts) =>
      drawn(
        <ListTable list={libraryList} label="Library" rows={[file]} keyOf={() => 1} main="title" brief={['line']} />,
        `sort=${libraryList.sorts[sort]?.field.wire}`,
      );
    expect(markup('fileName')).toMatch(/<td[^>]*data-brief="true"[^>]*>motor\.pdf/);
    expect(markup('date')).toMatch(/<td[^>]*data-brief="false"[^>]*>motor\.pdf/);
  });

  it('keeps five columns on a tablet, those of a phone among them, and one less where rows have a menu', () => {
    const columns = ['seq', 'happenedAt', 'actorName', 'action', 'objectName', 'before'] as const;
    const mediumOf = (more: object) => {
      const markup = drawn(
        <ListTable
          list={auditList}
          label="Audit"
          rows={[]}
          keyOf={({ seq }) => seq}
          columns={columns}
          brief={['before']}
          {...more}
        />,
      );
      const heads = [...markup.matchAll(/<th[^>]*data-medium="(true|false)"/g)].map(([, medium]) => medium === 'true');
      return columns.filter((_, at) => heads[at]);
    };
    expect(mediumOf({})).toEqual(['seq', 'happenedAt', 'actorName', 'action', 'before']);
    expect(mediumOf({ actions: { label: () => 'More', of: () => [] } })).toEqual([
      'seq',
      'happenedAt',
      'actorName',
      'before',
    ]);
  });

  it('draws no column that the list does not declare, for that would have no heading', () => {
    const table = { label: 'Product library', rows: [file], keyOf: ({ id }: LibraryFile) => id };
    const refused = [
      // @ts-expect-error a field of its rows that is no column
      <ListTable key="columns" {...table} list={libraryList} columns={['downloadUrl']} />,
      // @ts-expect-error
      <ListTable key="main" {...table} list={libraryList} main="favourite" />,
      // @ts-expect-error
      <ListTable key="brief" {...table} list={libraryList} brief={['insurer']} />,
      // @ts-expect-error
      <ListTable key="cells" {...table} list={libraryList} cells={{ downloadUrl: () => 'here' }} />,
      // @ts-expect-error
      <ListPage key="page" list={libraryList} label="" keyOf={table.keyOf} columns={['downloadUrl']} />,
      // @ts-expect-error
      <RowFacts key="facts" list={libraryList} row={file} columns={['downloadUrl']} />,
    ];
    expect(refused).toHaveLength(6);
  });

  it('lets the keyboard reach every row', () => {
    expect(table()).toMatch(/<tr[^>]*data-list-row="true" tabindex="-1"/i);
  });
});

describe('the filters of a declared list', () => {
  it('are drawn by their kind, with what the address says in them', () => {
    const search = searchWith({ line: 'MOTOR', fileNamePart: 'wording' });
    const markup = drawn(
      <ListFilters list={libraryList} options={{ insurer: [{ value: 'LPG', label: 'Lantern Peak' }] }} />,
      search,
    );
    expect(markup).toContain('<option value="MOTOR" selected="">Motor</option>');
    expect(markup).toMatch(/<input[^>]*type="search"[^>]*maxLength="120"[^>]*id="fileNamePart"[^>]*value="wording"/i);
    expect(markup).toContain('>Lantern Peak</option>');
    expect(markup).toContain('placeholder="DD/MM/YYYY"');
  });

  it('need no button: what is changed counts at once', () => {
    const markup = drawn(<ListFilters list={enquiryList} options={{}} />);
    expect(markup).not.toContain('type="submit"');
    expect(markup).toContain('<option value="open">New</option>');
    expect(drawn(<ListFilters list={libraryList} options={{}} />)).not.toContain('type="submit"');
  });
});

const searchWith = (filters: Partial<Record<keyof typeof libraryList.filters, string>>) =>
  new URLSearchParams(
    Object.entries(filters).map(([name, value]) => [libraryList.filters[name as 'line'].field.wire, value]),
  ).toString();

describe('the body of a list', () => {
  const body = (given: Partial<Parameters<typeof ListBody>[0]>) =>
    drawn(
      <ListBody data={undefined} error={null} onRetry={() => {}} pagesLabel="Pages" empty={<p>nothing</p>} {...given}>
        <p>rows</p>
      </ListBody>,
    );

  it('says that it is on its way, that it failed, that there is nothing, or shows its rows', () => {
    expect(body({})).toContain('aria-busy="true"');
    expect(body({ error: new ApiError(500, 'server.error', 'It broke') })).toMatch(/role="alert".*It broke.*Try again/);
    expect(body({ data: { total: 0 } })).toContain('nothing');
    expect(body({ data: { total: 0 } })).not.toContain('rows');
    expect(body({ data: { total: 5 } })).toContain('rows');
  });

  it('says honestly how many rows there are', () => {
    expect(body({ data: { total: 25 } })).toContain('1–10 of 25');
    expect(body({ data: { total: 1_000, isMore: true } })).toContain('1–10 of more than 1,000');
  });
});
