import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { Me } from '../accounts/use-me.ts';

/** What a part of the case page is given. */
export interface CasePanelProps {
  /** The case as the server told it last; its `allowedActions` say which buttons stand. */
  readonly detail: CaseDetail;
  readonly user: Me;
  /** Reads the case again, after something was done with it or somebody else was quicker. */
  readonly reload: () => Promise<unknown>;
}
