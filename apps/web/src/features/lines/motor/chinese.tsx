import { motor } from '@onegi/messages/zh-Hant/motor';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { motor };

export default function ChineseMotor() {
  return <MoreMessages messages={messages} />;
}
