import { accident } from '@onegi/messages/en/accident';
import { MoreMessages } from '../../../app/more-messages.tsx';

const messages = { accident };

export default function EnglishAccident() {
  return <MoreMessages messages={messages} />;
}
