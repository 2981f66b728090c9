import { LegalPage } from './legal-page.tsx';

export default function SecurityPage() {
  return <LegalPage kind="informationSecurity" path="/security" />;
}
