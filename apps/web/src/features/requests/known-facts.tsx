import type { TemplateForm } from '@onegi/contract/calls/requests/template';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';

interface Props {
  form: TemplateForm;
  promotionPercent?: number;
}

/** What the form knows already: the product and what was searched. */
export function KnownFacts({ form, promotionPercent }: Props) {
  const t = useTranslations('requests.form');
  const pick = useInLanguage();
  const answers = form.questions.flatMap(({ questionId, editable, initial, initialZh, label, labelZh, options }) => {
    if (editable || !initial) return [];
    const option = options?.find(({ value }) => value === initial);
    const words = option ? pick(option.label, option.labelZh) : pick(initial, initialZh);
    return [{ id: questionId, label: pick(label, labelZh), words }];
  });
  const offer = promotionPercent
    ? [{ id: 'promotion', label: t('promotion'), words: t('percentOff', { percent: promotionPercent }) }]
    : [];
  const isKnownProduct = form.questions.some(({ editable, initial }) => !editable && initial === form.product);
  const product = { id: 'product', label: t('product'), words: pick(form.productName, form.productNameZh) };
  const facts = [...(isKnownProduct ? [] : [product]), ...answers, ...offer];
  return (
    <dl className="framed stack tinted small gap-sm p-card" aria-label={t('about')}>
      {facts.map(({ id, label, words }) => (
        <div key={id} className="fact">
          <dt className="dimmed">{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
