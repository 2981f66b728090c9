import { accountsWeb } from '@onegi/messages/en/accounts-web';
import { content } from '@onegi/messages/en/content';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { accountsWeb, content };

export default function EnglishContent() {
  return <PurchaseMessages messages={messages} />;
}
