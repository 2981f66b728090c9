import { readFileSync } from 'node:fs';
import { latestReturn, travelPeople } from '@onegi/contract/lines/travel';
import { describe, expect, it } from 'vitest';
import { onlineClasses } from '../features/lines/accident/form.ts';
import { fewestCompared, mostCompared } from '../features/quotes/choice.ts';
import { pages } from '../lib/pages.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

/** Every page that is asked for, and the module that is it; the same again under /zh-Hant. */
const asked = `
[P-2.1-01] /travelIndex features/lines/travel/landing-page.tsx
[P-2.1-01] /homeIndex features/lines/home/landing-page.tsx
[P-2.1-01] /fireIndex features/lines/fire/landing-page.tsx
[P-2.1-01] /overseaSIndex features/lines/student/landing-page.tsx
[P-2.1-01] /motorIndex features/lines/motor/landing-page.tsx
[P-2.1-01] /petsIndex features/lines/pet/landing-page.tsx
[P-2.1-01] /domesticIndex features/lines/helper/landing-page.tsx
[P-2.1-01] /medicalIndex features/lines/medical/landing-page.tsx
[P-2.1-01] /PAIndex features/lines/accident/landing-page.tsx
[P-2.1-01] /golfIndex features/lines/golf/landing-page.tsx
[P-2.1-08] / features/home/home-page.tsx
[P-2.1-10] /smeIndex features/sme/landing-page.tsx
[P-2.2-01] /travel-searchPlan features/lines/travel/search-page.tsx
[P-2.2-01] /PA-searchPlan features/lines/accident/search-page.tsx
[P-2.2-01] /home-searchPlan features/lines/home/search-page.tsx
[P-2.2-01] /medical-searchPlan features/lines/medical/search-page.tsx
[P-2.2-01] /domestic-searchPlan features/lines/helper/search-page.tsx
[P-2.2-01] /fire-searchPlan features/lines/fire/search-page.tsx
[P-2.2-01] /pets-searchPlan features/lines/pet/search-page.tsx
[P-2.2-01] /overseas-searchPlan features/lines/student/search-page.tsx
[P-2.2-01] /motor-searchPlan features/lines/motor/search-page.tsx
[P-2.2-12] /sme-searchPlan features/sme/search-page.tsx
[P-2.3-01] /quoteCards features/quotes/quote-list-page.tsx
[P-2.4-01] /planCompare features/quotes/compare-page.tsx
[P-2.5-01] /planCoverage/:prod/:isr/:plan features/quotes/details-page.tsx
[P-2.6-01] /apply features/purchases/start-page.tsx
[P-2.6-01] /apply/:ref features/purchases/application-page.tsx
[P-2.6-01] /pay/:ref features/purchases/pay-page.tsx
[P-2.6-01] /confirmation/:ref features/purchases/confirmation-page.tsx
[P-2.6-01] /purchase/:token features/purchases/purchase-link-page.tsx
[P-2.6-03] /commercial-insurance/form features/requests/request-quote-page.tsx
[P-2.6-03] /requests features/requests/requests-page.tsx`;

it.each(asked.trim().split('\n'))('there is the page %s', (row) => {
  const [, path, file] = row.split(' ');
  expect(pages).toContainEqual(expect.objectContaining({ path: path?.slice(1), file }));
});

describe('limits', () => {
  it('2 or 3 plans are compared [P-9-01]', () => {
    expect([fewestCompared, mostCompared]).toEqual([2, 3]);
  });

  it('occupation classes 01 to 04 are offered [P-9-03]', () => {
    expect(onlineClasses).toEqual(['01', '02', '03', '04']);
  });

  it('20 adults and 20 children travel, and are back by the departure plus the longest trip less 1 [P-9-04]', () => {
    expect(travelPeople).toEqual({ maxAdults: 20, maxChildren: 20, minAdults: 1 });
    expect(latestReturn('2026-11-21', 182)).toBe('2027-05-21');
  });

  it('two tabs stand beside More below 500 px [P-9-08]', () => {
    expect(read('features/home/line-tabs.tsx')).toContain('FIRST = 2');
    expect(read('features/home/line-tabs.module.css')).toContain('@media (max-width: 499px)');
  });

  it('4 recent searches are in sight, 2 below 750 px, 1 below 500 px [P-9-09]', () => {
    const [, track = ''] =
      /\n\.track {\n([\s\S]*?)\n}\n/.exec(read('features/lines/landing/recent-searches.module.css')) ?? [];
    expect(track).toContain('grid-auto-columns: calc((100% - 3 * 16px) / 4);');
    expect(track).toMatch(/@media \(max-width: 749px\) {\s*grid-auto-columns: calc\(\(100% - 16px\) \/ 2\);/);
    expect(track).toMatch(/@media \(max-width: 499px\) {\s*grid-auto-columns: 100%;/);
  });
});
