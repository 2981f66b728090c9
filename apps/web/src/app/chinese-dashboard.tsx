import { accountsWeb } from '@onegi/messages/zh-Hant/accounts-web';
import { dashboard } from '@onegi/messages/zh-Hant/dashboard';
import { lineNames } from '@onegi/messages/zh-Hant/line-names';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { lineNames, accountsWeb, dashboard };

export default function ChineseDashboard() {
  return <PurchaseMessages messages={messages} />;
}
