import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { BenefitText } from '../../components/benefit-text.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';

/** The benefits that matter most, with their figures, and what is missing. */
export function CoveredList({ quote }: { quote: FrozenQuote }) {
  const pick = useInLanguage();
  return (
    <>
      <ul style={{ marginBlock: 'var(--mantine-spacing-sm)' }}>
        {quote.highlights.map((highlight) => {
          const Icon = highlight.covered ? IconCheck : IconMinus;
          return (
            <li key={highlight.benefitCode} className="flex rule-below gap-xs baseline py-xs">
              <Icon
                size={20}
                stroke={2}
                aria-hidden
                className={`rigid self-centre ${highlight.covered ? 'brand' : 'dimmed'}`}
              />
              <span className="grow">{pick(highlight.benefit, highlight.benefitZh)}</span>
              <span className="tabular strong" style={{ maxWidth: '55%', textAlign: 'end' }}>
                <BenefitText text={pick(highlight.text, highlight.textZh)} />
              </span>
            </li>
          );
        })}
      </ul>
      {quote.missing && <p className="dimmed small">{pick(quote.missing.text, quote.missing.textZh)}</p>}
    </>
  );
}
