import { Skeleton } from '@mantine/core';
import {
  insurerContacts,
  type KnownInsurer,
  saveInsurerContacts,
} from '@onegi/contract/calls/requests/commercial/insurer-contacts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { notifyFailure } from '../../../lib/notify.ts';
import { queryOf } from '../../../lib/queries.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { mayCall } from '../../accounts/use-me.ts';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import classes from './insurer-contacts-page.module.css';
import { type Contact, InsurerSection, useProductName } from './insurer-section.tsx';
import { useSaveContacts } from './use-save-contacts.ts';

/** Where each insurer is asked for offers. */
export default function InsurerContactsPage() {
  const t = useTranslations('insurerContacts');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {(user) => <Insurers mayChange={mayCall(user, saveInsurerContacts)} />}
    </WorkFrame>
  );
}

interface Opened {
  readonly insurer: KnownInsurer;
  readonly isRemoved?: true;
  /** Undefined: a new one. */
  readonly contact?: Contact;
}

function Insurers({ mayChange }: { mayChange: boolean }) {
  const { data, error, refetch } = useQuery({ ...queryOf(insurerContacts, {}), staleTime: 0 });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} radius="md" mt="lg" aria-busy="true" />;
  // What somebody else has changed meanwhile is changed on top of it.
  const latest = (insurer: KnownInsurer) =>
    data.find(({ insurerAsked }) => insurerAsked === insurer.insurerAsked) ?? insurer;
  return (
    <>
      <div className={`mt-lg ${classes.insurers}`}>
        {data.map((insurer) => (
          <InsurerSection
            key={insurer.insurerAsked}
            insurer={insurer}
            {...(mayChange
              ? {
                  onAdd: () => setOpened({ insurer }),
                  onChange: (contact: Contact) => setOpened({ insurer, contact }),
                  onRemove: (contact: Contact) => setOpened({ insurer, contact, isRemoved: true }),
                }
              : {})}
          />
        ))}
      </div>
      {opened?.contact && opened.isRemoved && (
        <RemoveDialog insurer={latest(opened.insurer)} contact={opened.contact} onClose={close} />
      )}
      {opened && !opened.isRemoved && (
        <ContactDialog insurer={latest(opened.insurer)} contact={opened.contact} onClose={close} />
      )}
    </>
  );
}

function RemoveDialog({ insurer, contact, onClose }: { insurer: KnownInsurer; contact: Contact; onClose: () => void }) {
  const t = useTranslations('insurerContacts');
  const nameOf = useProductName(insurer);
  const pick = useInLanguage();
  const save = useSaveContacts(insurer);
  return (
    <ConfirmDialog
      title={t('removeQuestion', { insurer: pick(insurer.insurerName, insurer.insurerNameZh) })}
      action={t('remove')}
      onConfirm={() => save(contact, undefined).catch(notifyFailure)}
      onClose={onClose}
    >
      {t('removeText', { product: nameOf(contact.contactProduct), email: contact.insurerEmail })}
    </ConfirmDialog>
  );
}
