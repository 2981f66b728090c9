import { student } from '@onegi/messages/en/student';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { student };

export default function EnglishStudent() {
  return <MoreMessages messages={messages} />;
}
