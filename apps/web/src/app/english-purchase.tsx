import { apply } from '@onegi/messages/en/apply';
import { incidentCheck } from '@onegi/messages/en/incident-check';
import { quoteList } from '@onegi/messages/en/quote-list';
import { quotes } from '@onegi/messages/en/quotes';
import { requests } from '@onegi/messages/en/requests';
import { search } from '@onegi/messages/en/search';
import { sme } from '@onegi/messages/en/sme';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { apply, incidentCheck, quoteList, quotes, search, requests, sme };

export default function EnglishPurchase() {
  return <PurchaseMessages messages={messages} />;
}
