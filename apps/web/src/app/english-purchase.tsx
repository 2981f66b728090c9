import { search } from '@onegi/messages/en/search';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { search };

export default function EnglishPurchase() {
  return <PurchaseMessages messages={messages} />;
}
