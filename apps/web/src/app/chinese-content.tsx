import { accountsWeb } from '@onegi/messages/zh-Hant/accounts-web';
import { content } from '@onegi/messages/zh-Hant/content';
import { lists } from '@onegi/messages/zh-Hant/lists';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { accountsWeb, content, lists };

export default function ChineseContent() {
  return <PurchaseMessages messages={messages} />;
}
