import { golf } from '@onegi/messages/zh-Hant/golf';
import { MoreMessages } from '../../../app/more-messages.tsx';

const messages = { golf };

export default function ChineseGolf() {
  return <MoreMessages messages={messages} />;
}
