import { motor } from '@onegi/messages/en/motor';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { motor };

export default function EnglishMotor() {
  return <MoreMessages messages={messages} />;
}
