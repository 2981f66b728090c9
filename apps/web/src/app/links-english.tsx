import { menus } from '@onegi/messages/en/menus';
import { siteFooter } from '@onegi/messages/en/site-footer';
import { WithMessages } from '../components/more-messages.tsx';
import { FooterLinks } from './links-of-footer.tsx';

const messages = { menus, siteFooter };

export default function EnglishLinks() {
  return (
    <WithMessages messages={messages}>
      <FooterLinks />
    </WithMessages>
  );
}
