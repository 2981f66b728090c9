import { inviteUser, updateUser } from '@onegi/contract/calls/accounts/users';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCallForm } from '../../components/form/use-call-form.ts';
import { Modal } from '../../components/modal.tsx';
import { notify } from '../../lib/notify.ts';
import type { ListedUser } from './listed-user.ts';
import { useSharedCodes } from './use-shared-codes.ts';
import { type UserDraft, UserForm } from './user-form.tsx';

interface Props {
  /** Who is changed; somebody new when nobody. */
  user?: ListedUser;
  onClose: () => void;
  onDone: () => void;
}

const draftOf = (user?: ListedUser): UserDraft => ({
  email: user?.email ?? '',
  loginId: user?.loginId ?? '',
  employeeId: user?.employeeId ?? '',
  name: user?.name ?? '',
  nameZh: user?.nameZh ?? '',
  licenceOnRecord: user?.licenceOnRecord ?? '',
  unit: user?.unit ?? '',
  consultantCodes: user?.consultantCodes.join(', ') ?? '',
  roles: user?.roles ?? [],
});

/** What invitation and change have in common. */
const factsOf = ({ name, nameZh, licenceOnRecord, unit, consultantCodes, roles }: UserDraft) => ({
  name,
  nameZh: nameZh.trim(),
  licenceOnRecord: licenceOnRecord.trim() || null,
  unit: unit.trim() || null,
  consultantCodes: consultantCodes
    .split(/[,，、\s]+/)
    .map((code) => code.trim().toUpperCase())
    .filter(Boolean),
  roles: [...roles],
});

export function UserDialog({ user, onClose, onDone }: Props) {
  const t = useTranslations('accountsWork.users');
  return (
    <Modal title={user ? user.name : t('invite')} onClose={onClose}>
      {(close) => {
        const done = () => {
          close();
          onDone();
        };
        return user ? <Change user={user} onDone={done} /> : <Invite onDone={done} />;
      }}
    </Modal>
  );
}

function useLabels() {
  const t = useTranslations('accountsWork.users');
  return {
    name: t('name'),
    nameZh: t('nameZh'),
    licenceOnRecord: t('licence'),
    unit: t('unit'),
    consultantCodes: t('consultantCodes'),
    roles: t('roles'),
  };
}

function Invite({ onDone }: { onDone: () => void }) {
  const t = useTranslations('accountsWork.users');
  const language = useLocale();
  const [draft, setDraft] = useState(draftOf());
  const shared = useSharedCodes(draft.consultantCodes);
  const form = useCallForm({
    call: inviteUser,
    values: draft,
    onChange: setDraft,
    labels: { email: t('email'), loginId: t('loginId'), employeeId: t('employeeId'), ...useLabels() },
    body: (typed) => ({
      ...factsOf(typed),
      email: typed.email,
      employeeId: typed.employeeId.trim().toUpperCase(),
      ...(typed.loginId.trim() === '' ? {} : { loginId: typed.loginId.trim() }),
      language,
      sharedCodesAccepted: shared.accepted,
    }),
    around: shared.askFirst,
    onDone() {
      notify({ kind: 'success', message: t('invited', { name: draft.name }) });
      onDone();
    },
  });
  return <UserForm isNew draft={draft} onChange={setDraft} form={form} shared={shared} />;
}

function Change({ user, onDone }: { user: ListedUser; onDone: () => void }) {
  const t = useTranslations('accountsWork.users');
  const [draft, setDraft] = useState(draftOf(user));
  const shared = useSharedCodes(draft.consultantCodes);
  const form = useCallForm({
    call: updateUser,
    values: draft,
    onChange: setDraft,
    labels: useLabels(),
    body: (typed) => ({
      ...factsOf(typed),
      userId: user.userId,
      version: user.version,
      sharedCodesAccepted: shared.accepted,
    }),
    around: shared.askFirst,
    onDone() {
      notify({ kind: 'success', message: t('saved', { name: draft.name }) });
      onDone();
    },
  });
  return <UserForm isNew={false} draft={draft} onChange={setDraft} form={form} shared={shared} />;
}
