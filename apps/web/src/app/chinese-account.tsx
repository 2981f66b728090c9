import { accounts } from '@onegi/messages/zh-Hant/accounts';
import { accountsWeb } from '@onegi/messages/zh-Hant/accounts-web';
import { accountsWork } from '@onegi/messages/zh-Hant/accounts-work';
import { enquiryList } from '@onegi/messages/zh-Hant/enquiry-list';
import { errors } from '@onegi/messages/zh-Hant/errors';
import { lists } from '@onegi/messages/zh-Hant/lists';
import { loginTerms } from '@onegi/messages/zh-Hant/login-terms';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { accounts, accountsWeb, accountsWork, enquiryList, errors, lists, loginTerms };

export default function ChineseAccount() {
  return <PurchaseMessages messages={messages} />;
}
