import { menus } from '@onegi/messages/zh-Hant/menus';
import { siteFooter } from '@onegi/messages/zh-Hant/site-footer';
import { FooterLinks } from './links-of-footer.tsx';
import { WithMessages } from './more-messages.tsx';

const messages = { menus, siteFooter };

export default function ChineseLinks() {
  return (
    <WithMessages messages={messages}>
      <FooterLinks />
    </WithMessages>
  );
}
