import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { askedSections } from '@onegi/contract/fields/commercial';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { matterAddress } from './form-address.ts';

/** Whether the rows are open: of a draft, or because the office has asked for them. */
const isOpen = ({ caseState, asked, allowedActions }: CaseDetail) =>
  allowedActions.includes('save') &&
  (caseState === 'draft' || (asked?.askedRows.includes(askedSections.subjectMatter) ?? false));

/** Leads from a case of public liability to the rows that say what is insured; nothing for any other. */
export function MatterLink({ detail }: { detail: CaseDetail }) {
  const t = useTranslations('subjectMatter');
  const { subjectMatter, caseNumber } = detail;
  if (!subjectMatter) return null;
  const rows = subjectMatter.filter(({ fieldType }) => fieldType !== 'CLAIMSH');
  const filled = rows.filter(({ content }) => content !== '').length;
  return (
    <section className="framed row wrap between gap-md p-card" aria-labelledby="subject-matter-link">
      <div className="shrink">
        <h2 className="medium" id="subject-matter-link">
          {t('open')}
        </h2>
        <p className="dimmed small">{t('openText')}</p>
        <p className="small">{t('filled', { filled, rows: rows.length })}</p>
      </div>
      <Link to={matterAddress(caseNumber, !isOpen(detail))} className="target text-link">
        {t('openAction')}
      </Link>
    </section>
  );
}
