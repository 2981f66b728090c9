import { search } from '@onegi/messages/zh-Hant/search';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { search };

export default function ChinesePurchase() {
  return <PurchaseMessages messages={messages} />;
}
