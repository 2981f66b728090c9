import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import { useTranslations } from 'use-intl';
import { Link } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useLabelled } from '../../../lib/use-labelled.ts';
import { caseAddress } from '../motor-address.ts';

/** What stands on another live case already; of another broker's only that there is one. */
export function DuplicatesNotice({ duplicates }: Pick<MotorCase, 'duplicates'>) {
  const t = useTranslations('motorForm.duplicates');
  const labelled = useLabelled();
  const found = duplicates.flatMap(({ duplicateOf, duplicateBy }) =>
    duplicateBy.map((by) => ({ by, number: duplicateOf })),
  );
  if (found.length === 0) return null;
  return (
    <Notice kind="info" title={t('title')}>
      <ul className="stack gap-2xs">
        {found.map(({ by, number }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: other brokers' cases have no number here
          <li key={at}>
            {number === '' ? (
              t('elsewhere', { what: t(by) })
            ) : (
              <Link to={caseAddress('enquiry', 'detail', number)} className="text-link">
                {labelled(t(by), number)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className="dimmed">{t('text')}</p>
    </Notice>
  );
}
