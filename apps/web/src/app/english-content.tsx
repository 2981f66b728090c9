import { accountsWeb } from '@onegi/messages/en/accounts-web';
import { content } from '@onegi/messages/en/content';
import { lists } from '@onegi/messages/en/lists';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { accountsWeb, content, lists };

export default function EnglishContent() {
  return <PurchaseMessages messages={messages} />;
}
