import { home } from '@onegi/messages/zh-Hant/home';
import { MoreMessages } from '../../../app/more-messages.tsx';

const messages = { home };

export default function ChineseHome() {
  return <MoreMessages messages={messages} />;
}
