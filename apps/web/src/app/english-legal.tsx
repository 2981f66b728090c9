import { collectionStatement } from '@onegi/messages/en/collection-statement';
import { disclaimer } from '@onegi/messages/en/disclaimer';
import { informationSecurity } from '@onegi/messages/en/information-security';
import { legal } from '@onegi/messages/en/legal';
import { privacyPolicy } from '@onegi/messages/en/privacy-policy';
import { termsOfUse } from '@onegi/messages/en/terms-of-use';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { collectionStatement, disclaimer, informationSecurity, legal, privacyPolicy, termsOfUse };

export default function EnglishLegal() {
  return <PurchaseMessages messages={messages} />;
}
