import { company } from '@onegi/messages/zh-Hant/company';
import { contact } from '@onegi/messages/zh-Hant/contact';
import { enquiries } from '@onegi/messages/zh-Hant/enquiries';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { company, contact, enquiries };

export default function ChineseCompany() {
  return <PurchaseMessages messages={messages} />;
}
