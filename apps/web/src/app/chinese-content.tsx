import { accountsWeb } from '@onegi/messages/zh-Hant/accounts-web';
import { content } from '@onegi/messages/zh-Hant/content';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { accountsWeb, content };

export default function ChineseContent() {
  return <PurchaseMessages messages={messages} />;
}
