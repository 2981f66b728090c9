import type { IssuedPolicy } from '@onegi/contract/calls/requests/commercial/issue-shapes';
import { useLocale, useTranslations } from 'use-intl';
import { fileUrl } from '../../../lib/file-url.ts';
import { longDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { PolicyFigures } from './policy-figures.tsx';

/** The policy that a case became, with its documents to open. */
export function PolicyPart({ policy }: { policy: IssuedPolicy }) {
  const t = useTranslations('issue');
  const form = useTranslations('commercial.form');
  const locale = useLocale();
  const pick = useInLanguage();
  const facts = [
    [t('policyNumber'), policy.policyNumber],
    [t('transactionNumber'), policy.transactionNumber],
    [t('insurer'), pick(policy.insurerName, policy.insurerNameZh)],
    [t('insuredName'), policy.insuredName],
    [t('period'), form('period', { from: longDate(policy.startsOn, locale), until: longDate(policy.endsOn, locale) })],
    [t('planCode'), policy.planCode],
    [t('issuedOn'), longDate(policy.issuedOn, locale)],
    [t('noteNumber'), policy.noteNumber],
    [t('due'), t('noteDue', { amount: formatMoney(policy.totalCents), date: longDate(policy.noteDueOn, locale) })],
  ].filter(([, text]) => text !== '');
  return (
    <section className="framed stack gap-md p-card" aria-labelledby="policy-title">
      <h2 className="large" id="policy-title">
        {t('policy')}
      </h2>
      <dl className="stack gap-sm">
        {facts.map(([label, text]) => (
          <div key={label} className="fact">
            <dt className="dimmed small">{label}</dt>
            <dd className="break-anywhere">{text}</dd>
          </div>
        ))}
        <div className="fact">
          <dt className="dimmed small">{t('documents')}</dt>
          <dd>
            <ul className="stack gap-2xs">
              {policy.documents.map(({ fileName, documentName, documentNameZh, documentLanguage }) => (
                <li key={fileName}>
                  <a href={fileUrl(fileName, locale)} target="_blank" rel="noopener" className="text-link target">
                    {`${pick(documentName, documentNameZh)} (${t(`languages.${documentLanguage === 'en' ? 'en' : 'zhHant'}`)})`}
                  </a>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <PolicyFigures figures={policy} commission={policy.commission} />
    </section>
  );
}
