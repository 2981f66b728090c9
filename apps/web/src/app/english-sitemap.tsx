import { menus } from '@onegi/messages/en/menus';
import { MoreMessages } from './more-messages.tsx';

const messages = { menus };

export default function EnglishSitemap() {
  return <MoreMessages messages={messages} />;
}
