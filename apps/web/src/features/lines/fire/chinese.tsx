import { fire } from '@onegi/messages/zh-Hant/fire';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { fire };

export default function ChineseFire() {
  return <MoreMessages messages={messages} />;
}
