import { fire } from '@onegi/messages/en/fire';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { fire };

export default function EnglishFire() {
  return <MoreMessages messages={messages} />;
}
