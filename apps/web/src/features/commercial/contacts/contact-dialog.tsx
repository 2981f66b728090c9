import { Button } from '@mantine/core';
import type { KnownInsurer } from '@onegi/contract/calls/requests/commercial/insurer-contacts';
import { checkShape } from '@onegi/contract/check-shape';
import { linkFields } from '@onegi/contract/fields/insurer-links';
import { commercialProducts, lineCodes } from '@onegi/contract/lines';
import { shape } from '@onegi/contract/shape';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { Modal } from '../../../components/modal.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { type Contact, useProductName } from './insurer-section.tsx';
import { useSaveContacts } from './use-save-contacts.ts';

interface Props {
  insurer: KnownInsurer;
  /** Undefined: a new one. */
  contact: Contact | undefined;
  onClose: () => void;
}

/** A contact of an insurer: for which class of business, where, and in which language. */
export function ContactDialog(props: Props) {
  const t = useTranslations('insurerContacts');
  const { insurer, contact, onClose } = props;
  const name = useInLanguage()(insurer.insurerName, insurer.insurerNameZh);
  const product = useProductName(insurer)(contact?.contactProduct);
  const title = contact ? t('changeOf', { insurer: name, product }) : t('addTo', { insurer: name });
  return (
    <Modal title={title} onClose={onClose}>
      {(close) => <ContactForm {...props} onSaved={close} />}
    </Modal>
  );
}

const typed = shape({ insurerEmail: linkFields.insurerEmail });
const languages = ['en', 'zh-Hant'] as const;
const products = [undefined, ...commercialProducts, ...lineCodes] as const;

/** Classes of business that have no contact yet, and that of the contact which is changed. */
const freeProducts = ({ contacts }: KnownInsurer, contact: Contact | undefined) =>
  products.filter(
    (product) =>
      (contact && product === contact.contactProduct) ||
      contacts.every(({ contactProduct }) => contactProduct !== product),
  );

function ContactForm({ insurer, contact, onSaved }: Props & { onSaved: () => void }) {
  const t = useTranslations('insurerContacts');
  const nameOf = useProductName(insurer);
  const save = useSaveContacts(insurer);
  const free = freeProducts(insurer, contact);
  const [values, setValues] = useState({
    contactProduct: (contact ? contact.contactProduct : free[0]) ?? '',
    insurerEmail: contact?.insurerEmail ?? '',
    insurerLanguage: contact?.insurerLanguage ?? languages[0],
  });
  const labels = { contactProduct: t('product'), insurerEmail: t('email'), insurerLanguage: t('language') };
  const isField = (path: string): path is keyof typeof labels => path in labels;
  const form = useForm({
    values,
    issues: checkShape(typed, { insurerEmail: values.insurerEmail }),
    labelOf: (path) => (isField(path) ? labels[path] : path),
    // The server names the contact by its place, too: contacts.0.insurerEmail.
    pathOf: ({ field }) => [field.split('.').at(-1) ?? ''].find(isField),
    submit: async () => {
      const { contactProduct, insurerEmail, insurerLanguage } = values;
      const after = {
        insurerEmail: insurerEmail.trim(),
        insurerLanguage,
        ...(contactProduct ? { contactProduct } : {}),
      };
      await save(contact, after);
      onSaved();
    },
  });
  const field = <K extends keyof typeof labels>(name: K) => ({
    id: form.idOf(name),
    label: labels[name],
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    ...(form.errorOf(name) ? { error: form.errorOf(name) as string } : {}),
  });
  return (
    <form {...form.element} className="stack gap-md">
      <ErrorSummary {...form.summary} />
      <SelectField
        {...field('contactProduct')}
        options={free.map((product) => ({ value: product ?? '', label: nameOf(product) }))}
      />
      <TextField {...field('insurerEmail')} type="email" autoComplete="off" maxLength={100} data-autofocus />
      <SelectField
        {...field('insurerLanguage')}
        options={languages.map((value) => ({ value, label: t(`languageNames.${value}`) }))}
      />
      <Button type="submit" className="self-start" loading={form.busy}>
        {t('save')}
      </Button>
    </form>
  );
}
