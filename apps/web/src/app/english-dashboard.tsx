import { accountsWeb } from '@onegi/messages/en/accounts-web';
import { dashboard } from '@onegi/messages/en/dashboard';
import { lineNames } from '@onegi/messages/en/line-names';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { lineNames, accountsWeb, dashboard };

export default function EnglishDashboard() {
  return <PurchaseMessages messages={messages} />;
}
