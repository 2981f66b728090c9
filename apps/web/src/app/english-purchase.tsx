import { apply } from '@onegi/messages/en/apply';
import { search } from '@onegi/messages/en/search';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { apply, search };

export default function EnglishPurchase() {
  return <PurchaseMessages messages={messages} />;
}
