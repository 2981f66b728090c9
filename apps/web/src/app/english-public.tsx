import { frontPage } from '@onegi/messages/en/front-page';
import { search } from '@onegi/messages/en/search';
import { MoreMessages } from './more-messages.tsx';

const messages = { frontPage, search };

export default function EnglishPublic() {
  return <MoreMessages messages={messages} />;
}
