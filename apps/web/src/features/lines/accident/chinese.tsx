import { accident } from '@onegi/messages/zh-Hant/accident';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { accident };

export default function ChineseAccident() {
  return <MoreMessages messages={messages} />;
}
