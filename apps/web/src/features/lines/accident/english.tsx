import { accident } from '@onegi/messages/en/accident';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { accident };

export default function EnglishAccident() {
  return <MoreMessages messages={messages} />;
}
