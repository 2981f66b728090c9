import { LegalPage } from './legal-page.tsx';

export default function DisclaimerPage() {
  return <LegalPage kind="disclaimer" path="/disclaimer" />;
}
