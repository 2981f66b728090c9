import { menus } from '@onegi/messages/zh-Hant/menus';
import { MoreMessages } from '../components/more-messages.tsx';

const messages = { menus };

export default function ChineseSitemap() {
  return <MoreMessages messages={messages} />;
}
