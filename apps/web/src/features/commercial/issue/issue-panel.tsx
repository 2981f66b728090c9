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
  return <PolicyToIssue caseNumber={detail.caseNumber} reload={reload} />;
}

function PolicyToIssue({ caseNumber, reload }: { caseNumber: string } & Pick<CasePanelProps, 'reload'>) {
  const { data, error, refetch } = useQuery({ ...queryOf(draftPolicy, { query: { caseNumber } }), staleTime: 0 });
  if (data) return <IssueForm draft={data} reload={reload} />;
  return error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : null;
}
