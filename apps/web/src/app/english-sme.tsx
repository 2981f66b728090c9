import { sme } from '@onegi/messages/en/sme';
import { MoreMessages } from './more-messages.tsx';

const messages = { sme };

export default function EnglishSme() {
  return <MoreMessages messages={messages} />;
}
