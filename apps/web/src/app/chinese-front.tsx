import { frontPage } from '@onegi/messages/zh-Hant/front-page';
import { lineNames } from '@onegi/messages/zh-Hant/line-names';
import { search } from '@onegi/messages/zh-Hant/search';
import { travel } from '@onegi/messages/zh-Hant/travel';
import { MoreMessages } from '../components/more-messages.tsx';

const messages = { frontPage, lineNames, search, travel };

export default function ChineseFront() {
  return <MoreMessages messages={messages} />;
}
