import { draftPolicy } from '@onegi/contract/calls/requests/commercial/issue';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../components/states.tsx';
import { queryOf } from '../../../lib/queries.ts';
import type { CasePanelProps } from '../case-panel.ts';
import { EndorseForm } from './endorse-form.tsx';
import { EndorsementPart } from './endorsement-part.tsx';
import { IssueForm } from './issue-form.tsx';
import { PolicyPart } from './policy-part.tsx';

/** What a case became, its policy or the endorsement that it asked for; of an accepted one, for who may, making it. */
export function IssuePanel({ detail, reload }: CasePanelProps) {
  if (detail.policy) return <PolicyPart policy={detail.policy} />;
  if (detail.endorsement) return <EndorsementPart endorsement={detail.endorsement} />;
  if (detail.allowedActions.includes('endorse')) return <EndorseForm detail={detail} reload={reload} />;
  if (!detail.allowedActions.includes('issue')) return null;
  return <PolicyToIssue detail={detail} reload={reload} />;
}

function PolicyToIssue({ detail: { caseNumber, caseVersion }, reload }: Omit<CasePanelProps, 'user'>) {
  const { queryKey, ...asked } = queryOf(draftPolicy, { query: { caseNumber } });
  // Of another version another offer may be the accepted one, for another period.
  const { data, error, refetch } = useQuery({ ...asked, queryKey: [...queryKey, caseVersion], staleTime: 0 });
  if (data) return <IssueForm key={data.caseVersion} draft={data} reload={reload} />;
  return error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : null;
}
