import { accounts } from '@onegi/messages/en/accounts';
import { accountsWeb } from '@onegi/messages/en/accounts-web';
import { accountsWork } from '@onegi/messages/en/accounts-work';
import { enquiryList } from '@onegi/messages/en/enquiry-list';
import { errors } from '@onegi/messages/en/errors';
import { lists } from '@onegi/messages/en/lists';
import { loginTerms } from '@onegi/messages/en/login-terms';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { accounts, accountsWeb, accountsWork, enquiryList, errors, lists, loginTerms };

export default function EnglishAccount() {
  return <PurchaseMessages messages={messages} />;
}
