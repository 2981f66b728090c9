import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { useTranslations } from 'use-intl';
import { StateBadge } from '../../components/state-badge.tsx';

interface Props {
  detail: Pick<CaseDetail, 'asked' | 'caseState'>;
  /** A row or section by its name, or a document by its order. */
  row: string | number;
}

/** Marks what the office has asked for: now, or the last time. */
export function AskedMark({ detail: { asked, caseState }, row }: Props) {
  const t = useTranslations('casePage');
  const isAsked = typeof row === 'number' ? asked?.askedDocuments.includes(row) : asked?.askedRows.includes(row);
  if (!isAsked) return null;
  const isOpen = caseState === 'pending';
  return <StateBadge tone={isOpen ? 'bad' : undefined}>{t(isOpen ? 'askedMark' : 'askedBefore')}</StateBadge>;
}
