import type { PolicyDetail } from '@onegi/contract/calls/policies/policy-shapes';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ChosenEndorsement } from './chosen-endorsement.tsx';
import { ClientLink } from './client-link.tsx';
import { EndorsementList } from './endorsement-list.tsx';
import { GeneralInformation } from './general-information.tsx';
import { endorsementParam } from './policy-address.ts';
import { PolicyStatusLine } from './policy-status-line.tsx';

interface Props {
  policy: PolicyDetail;
  /** Reads the policy again, after something was changed. */
  reload: () => Promise<unknown>;
}

/** A policy from above: where it stands, what is known of it, its endorsements, and one of them in whole. */
export function OpenPolicy({ policy, reload }: Props) {
  const [params] = useSearchParams();
  const details = useRef<HTMLElement>(null);
  const named = policy.endorsements.find(({ endorsementNo }) => endorsementNo === params.get(endorsementParam));
  const chosen = named ?? policy.endorsements[0];
  const scrollToDetails = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    details.current?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  };
  const namedNo = named?.endorsementNo;
  // A link that names an endorsement opens there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is new each time and does the same
  useEffect(() => {
    if (namedNo !== undefined) scrollToDetails();
  }, [namedNo]);
  return (
    <div className="stack gap-xl mt-md">
      <PolicyStatusLine policy={policy} />
      <GeneralInformation policy={policy} reload={reload} />
      <EndorsementList
        policy={policy}
        chosenNo={chosen?.endorsementNo}
        onChosenAgain={scrollToDetails}
        reload={reload}
      />
      <ClientLink number={policy.transactionNumber} />
      {chosen && <ChosenEndorsement ref={details} policy={policy} endorsement={chosen} />}
    </div>
  );
}
