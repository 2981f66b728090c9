import { accounts } from '@onegi/messages/zh-Hant/accounts';
import { accountsWeb } from '@onegi/messages/zh-Hant/accounts-web';
import { accountsWork } from '@onegi/messages/zh-Hant/accounts-work';
import { errors } from '@onegi/messages/zh-Hant/errors';
import { loginLegal } from '@onegi/messages/zh-Hant/login-legal';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { accounts, accountsWeb, accountsWork, errors, loginLegal };

export default function ChineseAccount() {
  return <PurchaseMessages messages={messages} />;
}
