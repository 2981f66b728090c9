import { apply } from '@onegi/messages/en/apply';
import { quoteList } from '@onegi/messages/en/quote-list';
import { quotes } from '@onegi/messages/en/quotes';
import { search } from '@onegi/messages/en/search';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { apply, quoteList, quotes, search };

export default function EnglishPurchase() {
  return <PurchaseMessages messages={messages} />;
}
