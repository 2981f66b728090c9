import { HeadlessMantineProvider } from '@mantine/core';
import { common } from '@onegi/messages/en/common';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { pagingOf } from '../lib/paging.ts';
import { Pager } from './pager.tsx';

function drawn(search: string, total: number, isMore = false): string {
  return renderToStaticMarkup(
    <HeadlessMantineProvider>
      <IntlProvider locale="en" messages={{ common }} timeZone="Asia/Hong_Kong">
        <MemoryRouter initialEntries={[`/requests?${search}`]}>
          <Pager paging={pagingOf(new URLSearchParams(search), total)} isMore={isMore} label="Pages of requests" />
        </MemoryRouter>
      </IntlProvider>
    </HeadlessMantineProvider>,
  );
}

const buttons = (markup: string) => [...markup.matchAll(/aria-label="Page (\d+)"/g)].map(([, page]) => Number(page));

describe('the pager', () => {
  it('is not there while everything fits one page of the smallest size', () => {
    expect(drawn('', 10)).toBe('');
    expect(drawn('', 11)).not.toBe('');
  });

  it('stays below a long page, so that the size can be changed back', () => {
    expect(drawn('size=100', 95)).toContain('1–95 of 95');
  });

  it('has seven page buttons, the open one marked, and addresses that keep what else they say', () => {
    const markup = drawn('status=W&page=10', 195);
    expect(buttons(markup)).toEqual([7, 8, 9, 10, 11, 12, 13]);
    expect(markup).toMatch(/<a[^>]*aria-label="Page 10" aria-current="page"/);
    expect(markup.match(/aria-current/g)).toHaveLength(1);
    expect(markup).toContain('href="/requests?status=W&amp;page=11"');
  });

  it('says beside the jump how many pages there are, but not while more rows are there than were counted', () => {
    const jumpOf = (markup: string) =>
      /<label[^>]*>(.*?)<\/label>/
        .exec(markup)?.[1]
        ?.replaceAll(/<input[^>]*>/g, '[ ]')
        .trim();
    expect(jumpOf(drawn('page=10', 12_345))).toBe('Go to page [ ] of 1,235');
    expect(jumpOf(drawn('page=10', 195, true))).toBe('Go to page [ ]');
  });

  it('leads back from page 1 nowhere, and on from the last nowhere', () => {
    expect(drawn('', 25)).not.toContain('aria-label="Previous page"');
    expect(drawn('', 25)).toContain('aria-label="Next page"');
    expect(drawn('page=3', 25)).not.toContain('aria-label="Next page"');
  });
});
