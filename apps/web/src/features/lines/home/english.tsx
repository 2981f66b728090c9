import { home } from '@onegi/messages/en/home';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { home };

export default function EnglishHome() {
  return <MoreMessages messages={messages} />;
}
