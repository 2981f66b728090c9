import { collectionStatement } from '@onegi/messages/zh-Hant/collection-statement';
import { legal } from '@onegi/messages/zh-Hant/legal';
import { privacyPolicy } from '@onegi/messages/zh-Hant/privacy-policy';
import { termsOfUse } from '@onegi/messages/zh-Hant/terms-of-use';
import { WithMessages } from '../../components/more-messages.tsx';
import type { LegalKind } from '../company/legal-sections.tsx';
import { LegalDialogText } from './legal-dialog-text.tsx';

const messages = { collectionStatement, legal, privacyPolicy, termsOfUse };

export default function ChineseLegalDialog({ kind }: { kind: LegalKind }) {
  return (
    <WithMessages messages={messages}>
      <LegalDialogText kind={kind} />
    </WithMessages>
  );
}
