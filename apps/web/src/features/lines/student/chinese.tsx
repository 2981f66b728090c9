import { student } from '@onegi/messages/zh-Hant/student';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { student };

export default function ChineseStudent() {
  return <MoreMessages messages={messages} />;
}
