import { CaseFrame } from './case-frame.tsx';
import { BasicInformation } from './form/basic-information.tsx';

/** The first step of a case: what is keyed of it. */
export default function CaseDetailPage() {
  return <CaseFrame step="detail">{(props) => <BasicInformation {...props} />}</CaseFrame>;
}
