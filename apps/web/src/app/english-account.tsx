import { accounts } from '@onegi/messages/en/accounts';
import { accountsWeb } from '@onegi/messages/en/accounts-web';
import { errors } from '@onegi/messages/en/errors';
import { loginLegal } from '@onegi/messages/en/login-legal';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { accounts, accountsWeb, errors, loginLegal };

export default function EnglishAccount() {
  return <PurchaseMessages messages={messages} />;
}
