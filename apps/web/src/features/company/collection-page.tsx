import { LegalPage } from './legal-page.tsx';

export default function CollectionPage() {
  return <LegalPage kind="collectionStatement" path="/collectionStatement" />;
}
