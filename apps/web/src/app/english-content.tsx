import { content } from '@onegi/messages/en/content';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { content };

export default function EnglishContent() {
  return <PurchaseMessages messages={messages} />;
}
