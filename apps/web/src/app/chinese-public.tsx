import { home } from '@onegi/messages/zh-Hant/home';
import { search } from '@onegi/messages/zh-Hant/search';
import { travel } from '@onegi/messages/zh-Hant/travel';
import { MoreMessages } from './more-messages.tsx';

const messages = { home, search, travel };

export default function ChinesePublic() {
  return <MoreMessages messages={messages} />;
}
