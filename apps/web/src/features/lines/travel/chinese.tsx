import { travel } from '@onegi/messages/zh-Hant/travel';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { travel };

export default function ChineseTravel() {
  return <MoreMessages messages={messages} />;
}
