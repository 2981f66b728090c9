import type { InsurerAppetite } from '@onegi/contract/calls/requests/commercial/offer-desk';
import { checkShape } from '@onegi/contract/check-shape';
import { linkFields } from '@onegi/contract/fields/insurer-links';
import { shape } from '@onegi/contract/shape';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '../../../components/form/use-form.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';

const typedAddress = shape({ insurerEmail: linkFields.insurerEmail });

/** The form of insurers that are picked, with the addresses that are typed for this request alone. */
export function useLinkAddresses(picked: readonly InsurerAppetite[], submit: () => unknown) {
  const t = useTranslations('offerDesk.choosing');
  const pick = useInLanguage();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const addressed = picked.flatMap(({ insurerCode: insurerAsked }) => {
    const insurerEmail = typed[insurerAsked];
    return insurerEmail === undefined ? [] : [{ insurerAsked, insurerEmail }];
  });
  const form = useForm({
    values: typed,
    issues: addressed.flatMap(({ insurerAsked: field, insurerEmail }) =>
      checkShape(typedAddress, { insurerEmail }).map((found) => ({ ...found, field })),
    ),
    labelOf: (code) => {
      const row = picked.find(({ insurerCode }) => insurerCode === code);
      return t('addressFor', { insurer: row ? pick(row.insurerName, row.insurerNameZh) : code });
    },
    idPrefix: 'link-to',
    submit,
  });
  return {
    form,
    addressed,
    /** What the row of an insurer is given. */
    addressOf: (code: string) => ({
      id: form.idOf(code),
      value: typed[code],
      error: form.errorOf(code),
      onChange(email: string | undefined) {
        const { [code]: _, ...others } = typed;
        setTyped(email === undefined ? others : { ...others, [code]: email });
      },
    }),
  };
}
