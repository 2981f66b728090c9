import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLocale } from 'use-intl';
import { localePath } from '../lib/locale-path.ts';

type Props = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string };

/** A link to a page of ours in the language being read. */
export function Link({ to, ...rest }: Props) {
  const locale = useLocale();
  return <RouterLink to={localePath(to, locale)} {...rest} />;
}
