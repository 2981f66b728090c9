import { home } from '@onegi/messages/zh-Hant/home';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { home };

export default function ChineseHome() {
  return <MoreMessages messages={messages} />;
}
