import { travel } from '@onegi/messages/en/travel';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { travel };

export default function EnglishTravel() {
  return <MoreMessages messages={messages} />;
}
