import { describe, expect, it } from 'vitest';
import { planAction, providerUrl, requestUrl } from './plan-action.ts';

const priced = { totalCents: 17027, quoteRef: 'seal.LPG-TRAVEL-S.17027.tag' };

describe('what a plan’s button does', () => {
  it('applies now for method A [P-4-02]', () => {
    expect(planAction({ ...priced, method: 'A' })).toBe('apply');
  });

  it('e-mails the purchase link for method B [P-4-03]', () => {
    expect(planAction({ ...priced, method: 'B' })).toBe('send-link');
  });

  it('requests a quote for method D and for every other letter [P-4-04]', () => {
    expect(planAction({ ...priced, method: 'D' })).toBe('request');
    expect(planAction({ ...priced, method: 'Q' })).toBe('request');
  });

  it('requests a quote for a plan without a price or with a price of nothing, whatever its method [P-4-04]', () => {
    expect(planAction({ method: 'A', totalCents: null, quoteRef: null })).toBe('request');
    expect(planAction({ ...priced, method: 'B', totalCents: 0 })).toBe('request');
  });
});

describe('where it leads', () => {
  it('is this portal’s apply page with the quote for a connected insurer [P-4-02]', () => {
    expect(providerUrl({ applyUrl: '/apply', quoteRef: 'a.B-TRAVEL-S.1.t' })).toBe('/apply?quote=a.B-TRAVEL-S.1.t');
  });

  it('is the insurer’s own site for another [P-4-02]', () => {
    expect(providerUrl({ applyUrl: 'https://demo.invalid/MQD', quoteRef: 'x' })).toBe('https://demo.invalid/MQD');
  });

  it('is the request form with product and insurer for a quote to be asked for [P-4-04]', () => {
    expect(
      requestUrl(
        { line: 'travel', insurer: 'PLV', plan: 'PLV-TRAVEL-S', totalCents: null, quoteRef: null },
        '/quoteCards?prod=TRAVEL',
      ),
    ).toBe(
      '/commercial-insurance/form?templateId=OTHERS_P&prod=TRAVEL&isr=PLV&plan=PLV-TRAVEL-S&reason=noPrice&searchUrl=%2FquoteCards%3Fprod%3DTRAVEL',
    );
  });

  it('carries the price and the reason of a plan that is not sold online', () => {
    const plan = { line: 'TRAVEL', insurer: 'PLV', plan: 'PLV-TRAVEL-S', totalCents: 10_000, quoteRef: 'a.b' };
    expect(requestUrl(plan, null)).toMatch(/&plan=PLV-TRAVEL-S&quote=a\.b&reason=offline$/);
    expect(requestUrl(plan, null, 'answer')).toMatch(/&reason=answer$/);
  });
});
