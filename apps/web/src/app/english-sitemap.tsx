import { menus } from '@onegi/messages/en/menus';
import { MoreMessages } from '../components/more-messages.tsx';

const messages = { menus };

export default function EnglishSitemap() {
  return <MoreMessages messages={messages} />;
}
