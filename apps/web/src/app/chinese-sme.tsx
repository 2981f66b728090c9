import { sme } from '@onegi/messages/zh-Hant/sme';
import { MoreMessages } from '../components/more-messages.tsx';

const messages = { sme };

export default function ChineseSme() {
  return <MoreMessages messages={messages} />;
}
