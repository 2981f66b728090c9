import { accountsWeb } from '@onegi/messages/en/accounts-web';
import { audit } from '@onegi/messages/en/audit';
import { lists } from '@onegi/messages/en/lists';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { accountsWeb, audit, lists };

export default function EnglishAudit() {
  return <PurchaseMessages messages={messages} />;
}
