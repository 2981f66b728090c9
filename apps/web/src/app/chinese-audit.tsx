import { accountsWeb } from '@onegi/messages/zh-Hant/accounts-web';
import { audit } from '@onegi/messages/zh-Hant/audit';
import { lists } from '@onegi/messages/zh-Hant/lists';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { accountsWeb, audit, lists };

export default function ChineseAudit() {
  return <PurchaseMessages messages={messages} />;
}
