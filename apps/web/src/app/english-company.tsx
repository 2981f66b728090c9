import { company } from '@onegi/messages/en/company';
import { contact } from '@onegi/messages/en/contact';
import { enquiries } from '@onegi/messages/en/enquiries';
import { PurchaseMessages } from './purchase-messages.tsx';

const messages = { company, contact, enquiries };

export default function EnglishCompany() {
  return <PurchaseMessages messages={messages} />;
}
