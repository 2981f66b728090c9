import { CaseClock } from '../../components/case/due-clock.tsx';
import { HeldBy } from '../../components/case/held-by.tsx';
import type { CasePanelProps } from './case-panel.ts';

/** One line that says where a case stands: whose turn it is, and what its clock shows. */
export function CaseStatus({ detail }: CasePanelProps) {
  return (
    <div className="framed stack gap-2xs tinted small p-md">
      <p>
        <HeldBy {...detail} />
      </p>
      {detail.clockMinutes !== null && (
        <p className="tabular">
          <CaseClock {...detail} />
        </p>
      )}
    </div>
  );
}
