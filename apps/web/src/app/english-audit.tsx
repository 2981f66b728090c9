import { accountsWeb } from '@onegi/messages/en/accounts-web';
import { audit } from '@onegi/messages/en/audit';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { accountsWeb, audit };

export default function EnglishAudit() {
  return <PurchaseMessages messages={messages} />;
}
