import { benefitParts } from './benefit-parts.ts';

/** '大型 HK$25,000，中型 HK$12,500' goes over to the next line between its conditions, each with its amount, while there is room. */
function conditionsOf(text: string) {
  const conditions = text.split(/(?<=，)/);
  if (conditions.length === 1) return text;
  return conditions.map((condition) => (
    <span key={condition} style={{ display: 'inline-block' }}>
      {condition}
    </span>
  ));
}

/** 'HK$5,000, up to HK$3,000 per item': the main figure stands out, its conditions follow below. */
export function BenefitText({ text }: { text: string }) {
  const [figure, comma, rest = ''] = benefitParts(text);
  if (comma === undefined) return text;
  return (
    <span>
      {figure}
      <span className="visually-hidden">{comma}</span>
      <span className="dimmed fine block regular capital">{conditionsOf(rest)}</span>
    </span>
  );
}
