import { accounts } from '@onegi/messages/zh-Hant/accounts';
import { accountsWeb } from '@onegi/messages/zh-Hant/accounts-web';
import { errors } from '@onegi/messages/zh-Hant/errors';
import { WithMessages } from '../../components/more-messages.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

const messages = { accounts, accountsWeb, errors };

export default function ChineseChangePassword({ onClose }: { onClose: () => void }) {
  return (
    <WithMessages messages={messages}>
      <ChangePasswordDialog onClose={onClose} />
    </WithMessages>
  );
}
