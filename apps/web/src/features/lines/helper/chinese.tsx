import { helper } from '@onegi/messages/zh-Hant/helper';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { helper };

export default function ChineseHelper() {
  return <MoreMessages messages={messages} />;
}
