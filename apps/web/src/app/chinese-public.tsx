import { search } from '@onegi/messages/zh-Hant/search';
import { MoreMessages } from '../components/more-messages.tsx';

const messages = { search };

export default function ChinesePublic() {
  return <MoreMessages messages={messages} />;
}
