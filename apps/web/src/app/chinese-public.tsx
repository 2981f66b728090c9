import { frontPage } from '@onegi/messages/zh-Hant/front-page';
import { search } from '@onegi/messages/zh-Hant/search';
import { MoreMessages } from './more-messages.tsx';

const messages = { frontPage, search };

export default function ChinesePublic() {
  return <MoreMessages messages={messages} />;
}
