import { apply } from '@onegi/messages/zh-Hant/apply';
import { search } from '@onegi/messages/zh-Hant/search';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { apply, search };

export default function ChinesePurchase() {
  return <PurchaseMessages messages={messages} />;
}
