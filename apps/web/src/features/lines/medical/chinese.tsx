import { medical } from '@onegi/messages/zh-Hant/medical';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { medical };

export default function ChineseMedical() {
  return <MoreMessages messages={messages} />;
}
