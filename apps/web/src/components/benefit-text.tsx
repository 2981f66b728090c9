import { benefitParts } from './benefit-parts.ts';

/** 'HK$5,000, up to HK$3,000 per item': the main figure stands out, its conditions follow below. */
export function BenefitText({ text }: { text: string }) {
  const [figure, comma, rest] = benefitParts(text);
  if (comma === undefined) return text;
  return (
    <span>
      {figure}
      <span className="visually-hidden">{comma}</span>
      <span className="dimmed fine block regular capital">{rest}</span>
    </span>
  );
}
