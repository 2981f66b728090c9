import { collectionStatement } from '@onegi/messages/en/collection-statement';
import { legal } from '@onegi/messages/en/legal';
import { privacyPolicy } from '@onegi/messages/en/privacy-policy';
import { termsOfUse } from '@onegi/messages/en/terms-of-use';
import { WithMessages } from '../../components/more-messages.tsx';
import type { LegalKind } from '../company/legal-sections.tsx';
import { LegalDialogText } from './legal-dialog-text.tsx';

const messages = { collectionStatement, legal, privacyPolicy, termsOfUse };

export default function EnglishLegalDialog({ kind }: { kind: LegalKind }) {
  return (
    <WithMessages messages={messages}>
      <LegalDialogText kind={kind} />
    </WithMessages>
  );
}
