import { accounts } from '@onegi/messages/en/accounts';
import { accountsWeb } from '@onegi/messages/en/accounts-web';
import { loginLegal } from '@onegi/messages/en/login-legal';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { accounts, accountsWeb, loginLegal };

export default function EnglishAccount() {
  return <PurchaseMessages messages={messages} />;
}
