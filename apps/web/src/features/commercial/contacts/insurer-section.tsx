import { Button } from '@mantine/core';
import type { InsurerContact, KnownInsurer } from '@onegi/contract/calls/requests/commercial/insurer-contacts';
import { useTranslations } from 'use-intl';
import { EmailAddress } from '../../../components/email-address.tsx';
import { useTextOf } from '../../../components/list/use-text-of.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import classes from './insurer-contacts-page.module.css';

export type Contact = InsurerContact;

/** What a class of business is called at an insurer; without one it is all that have no contact of their own. */
export function useProductName({ contacts }: KnownInsurer) {
  const t = useTranslations('insurerContacts');
  const textOf = useTextOf();
  const hasOthers = contacts.some(({ contactProduct }) => contactProduct !== undefined);
  return (product: string | undefined) =>
    product === undefined ? t(hasOthers ? 'others' : 'all') : textOf(`requestDesk.products.${product}`);
}

interface Props {
  insurer: KnownInsurer;
  onAdd?: () => void;
  onChange?: (contact: Contact) => void;
  onRemove?: (contact: Contact) => void;
}

/** The contacts of an insurer; with buttons for who may change them. */
export function InsurerSection({ insurer, onAdd, onChange, onRemove }: Props) {
  const t = useTranslations('insurerContacts');
  const name = useInLanguage()(insurer.insurerName, insurer.insurerNameZh);
  const nameOf = useProductName(insurer);
  const id = `contacts-of-${insurer.insurerAsked}`;
  return (
    <section className="framed stack gap-sm p-card" aria-labelledby={id}>
      <div className="row between gap-sm">
        <h2 id={id} className="large shrink break-anywhere">
          {name}
        </h2>
        {onAdd && (
          <Button variant="default" className="rigid" aria-label={t('addTo', { insurer: name })} onClick={onAdd}>
            {t('add')}
          </Button>
        )}
      </div>
      {insurer.contacts.length === 0 && <p className="dimmed small">{t('none')}</p>}
      <ul className="plain-list stack gap-md">
        {insurer.contacts.map((contact) => (
          <ContactRow
            key={contact.contactProduct ?? ''}
            insurer={name}
            product={nameOf(contact.contactProduct)}
            contact={contact}
            onChange={onChange}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = {
  insurer: string;
  product: string;
  contact: Contact;
  onChange: Props['onChange'] | undefined;
  onRemove: Props['onRemove'] | undefined;
};

function ContactRow({ insurer, product, contact, onChange, onRemove }: RowProps) {
  const t = useTranslations('insurerContacts');
  return (
    <li className="stack gap-2xs">
      <div>
        <p className="strong small break-anywhere">{product}</p>
        <p className="small break-anywhere">
          <EmailAddress address={contact.insurerEmail} />{' '}
          <span className="dimmed">{t(`languages.${contact.insurerLanguage}`)}</span>
        </p>
      </div>
      {(onChange || onRemove) && (
        <div className={`row wrap gap-xs ${classes.buttons}`}>
          {onChange && (
            <Button variant="subtle" aria-label={t('changeOf', { insurer, product })} onClick={() => onChange(contact)}>
              {t('change')}
            </Button>
          )}
          {onRemove && (
            <Button variant="subtle" aria-label={t('removeOf', { insurer, product })} onClick={() => onRemove(contact)}>
              {t('remove')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
