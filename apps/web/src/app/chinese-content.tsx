import { content } from '@onegi/messages/zh-Hant/content';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { content };

export default function ChineseContent() {
  return <PurchaseMessages messages={messages} />;
}
