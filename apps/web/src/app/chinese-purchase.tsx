import { apply } from '@onegi/messages/zh-Hant/apply';
import { incidentCheck } from '@onegi/messages/zh-Hant/incident-check';
import { quoteList } from '@onegi/messages/zh-Hant/quote-list';
import { quotes } from '@onegi/messages/zh-Hant/quotes';
import { requests } from '@onegi/messages/zh-Hant/requests';
import { search } from '@onegi/messages/zh-Hant/search';
import { sme } from '@onegi/messages/zh-Hant/sme';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { apply, incidentCheck, quoteList, quotes, search, requests, sme };

export default function ChinesePurchase() {
  return <PurchaseMessages messages={messages} />;
}
