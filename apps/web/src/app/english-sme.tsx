import { sme } from '@onegi/messages/en/sme';
import { MoreMessages } from '../components/more-messages.tsx';

const messages = { sme };

export default function EnglishSme() {
  return <MoreMessages messages={messages} />;
}
