import { golf } from '@onegi/messages/en/golf';
import { MoreMessages } from '../../../components/more-messages.tsx';

const messages = { golf };

export default function EnglishGolf() {
  return <MoreMessages messages={messages} />;
}
