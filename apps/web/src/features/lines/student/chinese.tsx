import { student } from '@onegi/messages/zh-Hant/student';
import { MoreMessages } from '../../../app/more-messages.tsx';

const messages = { student };

export default function ChineseStudent() {
  return <MoreMessages messages={messages} />;
}
