import { CaseFrame } from './case-frame.tsx';
import { PremiumStep } from './form/premium-step.tsx';

/** The second step of a case: its premium and its documents. */
export default function CasePremiumPage() {
  return <CaseFrame step="premium">{(props) => <PremiumStep {...props} />}</CaseFrame>;
}
