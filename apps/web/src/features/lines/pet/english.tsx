import { pet } from '@onegi/messages/en/pet';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { pet };

export default function EnglishPet() {
  return <MoreMessages messages={messages} />;
}
