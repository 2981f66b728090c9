import { accountsWeb } from '@onegi/messages/en/accounts-web';
import { dashboard } from '@onegi/messages/en/dashboard';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { accountsWeb, dashboard };

export default function EnglishDashboard() {
  return <PurchaseMessages messages={messages} />;
}
