import { useTranslations } from 'use-intl';

/** The name of the field a path belongs to, as its label says it: 'Insured person 2, Surname'. */
export function useLabelOf(): (path: string) => string {
  const t = useTranslations('apply.details');
  const names: Record<string, string> = {
    title: t('salutation'),
    surname: t('surname'),
    firstName: t('firstName'),
    bornOn: t('bornOn'),
    hkid: t('hkid'),
    flat: t('flat'),
    floor: t('floor'),
    building: t('building'),
    street: t('street'),
    district: t('district'),
    phone: t('phone'),
    email: t('email'),
    referrerCode: t('referrerCode'),
    relationship: t('relationship'),
    travellers: t('travellers'),
    agreeWording: t('declaration'),
    agreeMarketing: t('consent'),
  };
  return (path) => {
    const [head, index, field] = path.split('.');
    const name = names[path.split('.').at(-1) ?? ''] ?? path;
    if (head !== 'travellers' || field === undefined) return name;
    return t('fieldOf', { person: t('traveller', { number: Number(index) + 1 }), field: name });
  };
}
