import { describe, expect, it } from 'vitest';
import { firstCards, withFirstCards } from './first-cards.ts';

const list =
  '<head><title>Quotes</title><link rel="stylesheet" href="/assets/a.css"/></head><template data-look="apply"></template>';

describe('the script of the first cards', () => {
  it('is the same at every build, names the file it loads and knows nothing of React', async () => {
    const made = await firstCards();
    expect(await firstCards()).toEqual(made);
    expect(made.file).toMatch(/^assets\/show-first-cards-[\w-]+\.js$/);
    expect(made.inline).toContain(`/${made.file}`);
    expect(made.inline).toContain('/api/buy/plan-travel');
    expect(made.code).toMatch(/export\s*\{[^}]*showFirstCards/);
    expect(made.inline + made.code).not.toMatch(/react|__NAMES__|__REQUESTS__/i);
    expect(made.inline.length).toBeLessThan(8_000);
  });

  it('stands before the styles, which would hold it up', () => {
    const page = withFirstCards(list, { inline: 'ask()', file: '', code: '' });
    expect(page).toBe(list.replace('<link', '<script>ask()</script><link'));
  });

  it('goes into no page without sample cards, whose list would stay empty', () => {
    const other = '<head><link rel="stylesheet" href="/a.css"/></head>';
    expect(() => withFirstCards(other, { inline: '', file: '', code: '' })).toThrow('no prerendered quote list');
  });
});
