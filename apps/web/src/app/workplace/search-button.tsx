import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { withTexts } from '../../components/with-texts.tsx';
import type { Locale } from '../../lib/locale-path.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useFetchedDialog } from './use-fetched-dialog.tsx';
import classes from './workplace.module.css';

const load = (locale: Locale) =>
  withTexts(
    import('./search-dialog.tsx').then(({ SearchDialog }) => SearchDialog),
    [locale === 'en' ? import('@onegi/messages/en/work-search') : import('@onegi/messages/zh-Hant/work-search')],
  );

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search over everything the user may see; so does Ctrl K, or ⌘ K, from anywhere. */
export function SearchButton() {
  const t = useTranslations('frame');
  const search = useFetchedDialog(load);
  const hydrated = useHydrated();
  useHotkeys([['mod+K', () => !search.isOpen && search.open()]], []);
  return (
    <>
      <button
        type="button"
        className={`plain-button row gap-xs small dimmed ${classes.control} ${classes.search}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={search.open}
      >
        <IconSearch size={20} stroke={1.75} className="rigid" aria-hidden />
        <span className={`grow ${classes.searchWords}`}>{t('search')}</span>
        <kbd className={`fine unbroken ${classes.keys}`} aria-hidden>
          {hydrated && isApple() ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {search.dialog}
    </>
  );
}
