import { logout } from '@onegi/contract/calls/accounts/sign-in';
import { useTranslations } from 'use-intl';
import { dropSession } from '../../features/accounts/use-me.ts';
import { callApi } from '../../lib/api.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';

/** Ends the session, here and on the server. Without the server's word nobody is told that it has ended. */
export function useLogOut(then: '/' | '/login'): () => void {
  const t = useTranslations('frame');
  const navigate = useLocaleNavigate();
  async function logOut() {
    try {
      await callApi(logout, {});
    } catch (error) {
      return notifyFailure(error);
    }
    await navigate(then);
    dropSession();
    notify({ kind: 'success', message: t('loggedOut') });
  }
  return () => void logOut();
}
