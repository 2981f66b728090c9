import { medical } from '@onegi/messages/en/medical';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { medical };

export default function EnglishMedical() {
  return <MoreMessages messages={messages} />;
}
