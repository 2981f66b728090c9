import { accountsWeb } from '@onegi/messages/zh-Hant/accounts-web';
import { dashboard } from '@onegi/messages/zh-Hant/dashboard';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { accountsWeb, dashboard };

export default function ChineseDashboard() {
  return <PurchaseMessages messages={messages} />;
}
