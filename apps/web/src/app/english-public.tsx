import { home } from '@onegi/messages/en/home';
import { search } from '@onegi/messages/en/search';
import { travel } from '@onegi/messages/en/travel';
import { MoreMessages } from './more-messages.tsx';

const messages = { home, search, travel };

export default function EnglishPublic() {
  return <MoreMessages messages={messages} />;
}
