import { menus } from '@onegi/messages/zh-Hant/menus';
import { siteFooter } from '@onegi/messages/zh-Hant/site-footer';
import { WithMessages } from '../components/more-messages.tsx';
import { FooterLinks } from './links-of-footer.tsx';

const messages = { menus, siteFooter };

export default function ChineseLinks() {
  return (
    <WithMessages messages={messages}>
      <FooterLinks />
    </WithMessages>
  );
}
