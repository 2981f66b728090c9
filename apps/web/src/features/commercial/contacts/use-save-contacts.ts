import {
  insurerContacts,
  type KnownInsurer,
  saveInsurerContacts,
} from '@onegi/contract/calls/requests/commercial/insurer-contacts';
import { useTranslations } from 'use-intl';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { notify } from '../../../lib/notify.ts';
import { queryClient, queryOf } from '../../../lib/queries.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import type { Contact } from './insurer-section.tsx';

/**
 * Puts a contact of an insurer in the place of another, or adds or removes one: all its contacts are sent, as they were
 * shown but for that. Where somebody has changed them meanwhile, they are shown anew. @throws ApiError
 */
export function useSaveContacts({ insurerAsked, insurerName, insurerNameZh, contacts, contactsVersion }: KnownInsurer) {
  const t = useTranslations('insurerContacts');
  const pick = useInLanguage();
  const send = useSendOnce(saveInsurerContacts);
  const asked = queryOf(insurerContacts, {});
  return async (before: Contact | undefined, after: Contact | undefined): Promise<void> => {
    const others = contacts.filter(({ contactProduct }) => !before || contactProduct !== before.contactProduct);
    const body = { insurerAsked, contactsVersion, contacts: [...others, ...(after ? [after] : [])] };
    try {
      const { answer } = await send({ body });
      queryClient.setQueryData(asked.queryKey, answer);
      notify({ kind: 'success', message: t('saved', { insurer: pick(insurerName, insurerNameZh) }) });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        await queryClient.invalidateQueries({ queryKey: asked.queryKey });
      throw error;
    }
  };
}
