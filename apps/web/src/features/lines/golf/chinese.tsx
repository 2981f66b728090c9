import { golf } from '@onegi/messages/zh-Hant/golf';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { golf };

export default function ChineseGolf() {
  return <MoreMessages messages={messages} />;
}
