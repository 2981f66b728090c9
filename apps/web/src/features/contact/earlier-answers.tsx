import type { EarlierAnswer } from '@onegi/contract/calls/company/enquiries';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { dayAndTime } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';

/** What an enquiry was answered before it was opened again, the oldest first. */
export function EarlierAnswers({ answers }: { answers: readonly EarlierAnswer[] }) {
  const t = useTranslations('enquiryList');
  const locale = useLocale();
  const pick = useInLanguage();
  const heading = useId();
  if (answers.length === 0) return null;
  return (
    <section className="mt-md" aria-labelledby={heading}>
      <h3 id={heading} className="small strong">
        {t('earlierAnswers')}
      </h3>
      <ul className="stack gap-md mt-2xs">
        {answers.map(({ answerText, answeredBy, answeredByZh, answeredAt }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: none changes its place
          <li key={at}>
            {answeredAt && (
              <p className="dimmed fine tabular">
                {[dayAndTime(answeredAt, locale), answeredBy && pick(answeredBy, answeredByZh)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            )}
            <p className="small break-anywhere" style={{ whiteSpace: 'pre-line' }}>
              {answerText}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
