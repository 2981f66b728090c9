import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';

/** From what somebody shared to the reader's own choice: the list itself, or a search of their own. */
export function OwnPrice({ to, isList }: { to: string; isList: boolean }) {
  const t = useTranslations('quoteList.share');
  return (
    <Button component={Link} to={to} variant={isList ? 'accent' : 'filled'}>
      {isList ? t('openList') : t('ownPrice')}
    </Button>
  );
}
