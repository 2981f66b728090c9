import { search } from '@onegi/messages/en/search';
import { MoreMessages } from '../components/more-messages.tsx';

const messages = { search };

export default function EnglishPublic() {
  return <MoreMessages messages={messages} />;
}
