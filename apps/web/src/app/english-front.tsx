import { frontPage } from '@onegi/messages/en/front-page';
import { lineNames } from '@onegi/messages/en/line-names';
import { search } from '@onegi/messages/en/search';
import { travel } from '@onegi/messages/en/travel';
import { MoreMessages } from '../components/more-messages.tsx';

const messages = { frontPage, lineNames, search, travel };

export default function EnglishFront() {
  return <MoreMessages messages={messages} />;
}
