import { pet } from '@onegi/messages/zh-Hant/pet';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { pet };

export default function ChinesePet() {
  return <MoreMessages messages={messages} />;
}
