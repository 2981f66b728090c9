import { fire } from '@onegi/messages/zh-Hant/fire';
import { MoreMessages } from '../../../app/more-messages.tsx';

const messages = { fire };

export default function ChineseFire() {
  return <MoreMessages messages={messages} />;
}
