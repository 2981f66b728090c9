import { helper } from '@onegi/messages/en/helper';
import { MoreMessages } from '../../../app/more-messages.tsx';

const messages = { helper };

export default function EnglishHelper() {
  return <MoreMessages messages={messages} />;
}
