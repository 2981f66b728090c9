import { helper } from '@onegi/messages/en/helper';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { helper };

export default function EnglishHelper() {
  return <MoreMessages messages={messages} />;
}
