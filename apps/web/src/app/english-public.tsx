import { search } from '@onegi/messages/en/search';
import { MoreMessages } from './more-messages.tsx';

const messages = { search };

export default function EnglishPublic() {
  return <MoreMessages messages={messages} />;
}
