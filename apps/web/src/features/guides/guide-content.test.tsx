// @vitest-environment happy-dom
import { getBenefitGuide } from '@onegi/contract/calls/quotes/benefit-guide';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../components/test-page.tsx';
import { GuideContent } from './guide-content.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const benefit = (name: string, texts: readonly (string | null)[]) => ({
  benefitCode: name,
  benefit: name,
  benefitZh: name,
  insurers: [
    {
      insurer: 'LPG',
      insurerName: 'Lantern Peak',
      insurerNameZh: '燈峰',
      plans: texts.map((text, at) => ({
        plan: `LPG-TRAVEL-${'BSP'[at]}`,
        tier: 'BSP'[at],
        covered: text !== null,
        text: text ?? 'Not covered',
        textZh: text ?? '不受保',
      })),
    },
  ],
});

test('only a table that holds amounts alone has them below each other by their last digits', async () => {
  const data = {
    tariffFrom: '2026-01-01',
    benefits: [
      benefit('Amounts', [null, 'HK$5,000', 'HK$12,000']),
      benefit('Surcharges', ['+HK$8,000', '+HK$6,000', '+HK$5,000']),
      benefit('Conditions', ['HK$5,000', 'HK$10,000, within 90 days', 'HK$12,000']),
      benefit('Words', [null, 'Included', 'Included']),
      benefit('Nothing', [null, null, null]),
    ],
    exclusions: [],
  };
  vi.stubGlobal('__PUBLIC_URL__', 'https://onegi.example');
  drawPage(<GuideContent name="travel-medical" />, '/guides/travel-medical', [[getBenefitGuide, { data }]]);
  const tables = await screen.findAllByRole('table');
  expect(tables.map((table) => table.hasAttribute('data-amounts'))).toEqual([true, true, false, false, false]);
});
