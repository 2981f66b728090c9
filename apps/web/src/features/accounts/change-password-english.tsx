import { accounts } from '@onegi/messages/en/accounts';
import { accountsWeb } from '@onegi/messages/en/accounts-web';
import { errors } from '@onegi/messages/en/errors';
import { WithMessages } from '../../components/more-messages.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

const messages = { accounts, accountsWeb, errors };

export default function EnglishChangePassword({ onClose }: { onClose: () => void }) {
  return (
    <WithMessages messages={messages}>
      <ChangePasswordDialog onClose={onClose} />
    </WithMessages>
  );
}
