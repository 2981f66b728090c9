import { describe, expect, it } from 'vitest';
import { comparedPlans, compareUrl } from './compare-url.ts';

const paramsOf = (url: string) => new URLSearchParams(url.split('?')[1]);

describe('the address of a comparison', () => {
  it('gives back the plans it was made of, with their quotes and in their order', () => {
    const url = compareUrl([
      { plan: 'SFY-TRAVEL-P', quoteRef: 'seal.SFY-TRAVEL-P.151026.tag' },
      { plan: 'PLV-TRAVEL-P', quoteRef: null },
      { plan: 'LPG-TRAVEL-S', quoteRef: 'seal.LPG-TRAVEL-S.17027.tag' },
    ]);
    expect(comparedPlans(paramsOf(url))).toEqual([
      { insurer: 'SFY', product: 'TRAVEL', plan: 'SFY-TRAVEL-P', quoteRef: 'seal.SFY-TRAVEL-P.151026.tag' },
      { insurer: 'PLV', product: 'TRAVEL', plan: 'PLV-TRAVEL-P' },
      { insurer: 'LPG', product: 'TRAVEL', plan: 'LPG-TRAVEL-S', quoteRef: 'seal.LPG-TRAVEL-S.17027.tag' },
    ]);
  });

  it('says what was searched where no plan has a price to say it', () => {
    const unpriced = { plan: 'LPG-MOTOR-S', quoteRef: null };
    const priced = { plan: 'CPW-MOTOR-S', quoteRef: 'seal.CPW-MOTOR-S.152588.tag' };
    expect(compareUrl([unpriced], 'T')).toBe('/planCompare?plan=LPG-MOTOR-S&variant=T');
    expect(compareUrl([unpriced, priced], 'T')).not.toContain('variant');
    expect(compareUrl([unpriced])).not.toContain('variant');
  });

  it('names each plan once and no more than three', () => {
    const url = '/planCompare?plan=A-TRAVEL-S&plan=A-TRAVEL-S&plan=B-TRAVEL-S&plan=C-TRAVEL-S&plan=D-TRAVEL-S';
    expect(comparedPlans(paramsOf(url)).map(({ plan }) => plan)).toEqual(['A-TRAVEL-S', 'B-TRAVEL-S', 'C-TRAVEL-S']);
  });

  it('names nothing when it says nothing', () => {
    expect(comparedPlans(paramsOf('/planCompare?quote=&other=1'))).toEqual([]);
  });
});
