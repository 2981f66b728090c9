import { student } from '@onegi/messages/en/student';
import { MoreMessages } from '../../../app/more-messages.tsx';

const messages = { student };

export default function EnglishStudent() {
  return <MoreMessages messages={messages} />;
}
