import { apply } from '@onegi/messages/zh-Hant/apply';
import { quoteList } from '@onegi/messages/zh-Hant/quote-list';
import { quotes } from '@onegi/messages/zh-Hant/quotes';
import { search } from '@onegi/messages/zh-Hant/search';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { apply, quoteList, quotes, search };

export default function ChinesePurchase() {
  return <PurchaseMessages messages={messages} />;
}
