import { collectionStatement } from '@onegi/messages/zh-Hant/collection-statement';
import { disclaimer } from '@onegi/messages/zh-Hant/disclaimer';
import { informationSecurity } from '@onegi/messages/zh-Hant/information-security';
import { legal } from '@onegi/messages/zh-Hant/legal';
import { privacyPolicy } from '@onegi/messages/zh-Hant/privacy-policy';
import { termsOfUse } from '@onegi/messages/zh-Hant/terms-of-use';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { collectionStatement, disclaimer, informationSecurity, legal, privacyPolicy, termsOfUse };

export default function ChineseLegal() {
  return <PurchaseMessages messages={messages} />;
}
