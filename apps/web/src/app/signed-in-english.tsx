import { accountBar } from '@onegi/messages/en/account-bar';
import { WithMessages } from '../components/more-messages.tsx';
import { SignedIn } from './signed-in.tsx';
import type { Place } from './user-part.ts';

const messages = { accountBar };

export default function EnglishSignedIn({ place }: { place: Place }) {
  return (
    <WithMessages messages={messages}>
      <SignedIn place={place} />
    </WithMessages>
  );
}
