import { accounts } from '@onegi/messages/en/accounts';
import { accountsWeb } from '@onegi/messages/en/accounts-web';
import { accountsWork } from '@onegi/messages/en/accounts-work';
import { errors } from '@onegi/messages/en/errors';
import { loginLegal } from '@onegi/messages/en/login-legal';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { accounts, accountsWeb, accountsWork, errors, loginLegal };

export default function EnglishAccount() {
  return <PurchaseMessages messages={messages} />;
}
