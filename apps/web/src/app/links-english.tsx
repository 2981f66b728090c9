import { menus } from '@onegi/messages/en/menus';
import { siteFooter } from '@onegi/messages/en/site-footer';
import { FooterLinks } from './links-of-footer.tsx';
import { WithMessages } from './more-messages.tsx';

const messages = { menus, siteFooter };

export default function EnglishLinks() {
  return (
    <WithMessages messages={messages}>
      <FooterLinks />
    </WithMessages>
  );
}
