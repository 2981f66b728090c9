import { useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { searchWork } from '@onegi/contract/calls/workplace/search-work';
import { LONGEST_SEARCH, SHORTEST_SEARCH } from '@onegi/contract/fields/work';
import { workSearch as english } from '@onegi/messages/en/work-search';
import { workSearch as chinese } from '@onegi/messages/zh-Hant/work-search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { mayCall } from '../../features/accounts/use-me.ts';
import { localePath } from '../../lib/locale-path.ts';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { findPages, fits } from './found-pages.ts';
import { useLogOut } from './use-log-out.ts';
import { useRights, useUser } from './use-user.ts';

export interface Option {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly choose: () => void;
}

export interface OptionGroup {
  readonly name: string;
  readonly options: readonly Option[];
}

/** Before anything is typed. */
const PAGES_AT_FIRST = 6;
const UNTIL_ASKED_MS = 200;

/** What the server finds of what was typed. */
function useFoundWork(typed: string) {
  const user = useUser();
  const [text] = useDebouncedValue(typed.slice(0, LONGEST_SEARCH), UNTIL_ASKED_MS);
  const isLongEnough = text.length >= SHORTEST_SEARCH && typed.length >= SHORTEST_SEARCH;
  const { data, error, isFetching } = useQuery({
    ...queryOf(searchWork, { body: { text } }),
    enabled: isLongEnough && user !== undefined && mayCall(user, searchWork),
    placeholderData: keepPreviousData,
  });
  return {
    found: isLongEnough ? (data ?? []) : [],
    error,
    isSearching: isFetching || (isLongEnough && text !== typed),
  };
}

function useWorkGroups(typed: string) {
  const t = useTranslations('work.kinds');
  const pick = useInLanguage();
  const navigate = useLocaleNavigate();
  const { found, error, isSearching } = useFoundWork(typed);
  const groups = [...Map.groupBy(found, ({ kind }) => kind)].map(
    ([kind, all]): OptionGroup => ({
      name: t(kind),
      options: all.map((one, index) => ({
        key: `${kind}-${index}`,
        title: pick(one.title, one.titleZh),
        detail: pick(one.detail, one.detailZh),
        choose: () => void navigate(one.path),
      })),
    }),
  );
  return { groups, error, isSearching };
}

function usePageOptions(typed: string): Option[] {
  const pick = useInLanguage();
  const navigate = useLocaleNavigate();
  const found = findPages(typed, useRights()).map(({ item, path, group, name }) => ({
    key: item,
    title: pick(...name),
    detail: pick(...group),
    choose: () => void navigate(path),
  }));
  return typed === '' ? found.filter((_, index) => index < PAGES_AT_FIRST) : found;
}

function useActionOptions(typed: string): Option[] {
  const t = useTranslations('workSearch.actions');
  const other = useLocale() === 'en' ? 'zh-Hant' : 'en';
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const logOut = useLogOut('/');
  const { setColorScheme } = useMantineColorScheme();
  const actions = [
    { key: 'language', choose: () => void navigate(localePath(pathname + search, other), { replace: true }) },
    { key: 'light', choose: () => setColorScheme('light') },
    { key: 'dark', choose: () => setColorScheme('dark') },
    { key: 'print', choose: () => window.print() },
    { key: 'logOut', choose: logOut },
  ] as const;
  return actions
    .map(({ key, choose }) => ({ key, title: t(key), detail: '', choose }))
    .filter(({ key }) => fits(typed, [english.actions[key], chinese.actions[key]]));
}

/** All that fits what was typed: work first, then pages, then what can be done. */
export function useSearch(text: string) {
  const t = useTranslations('workSearch');
  const typed = text.trim();
  const work = useWorkGroups(typed);
  const groups = [
    ...work.groups,
    { name: t('pages'), options: usePageOptions(typed) },
    { name: t('actionsTitle'), options: useActionOptions(typed) },
  ].filter(({ options }) => options.length > 0);
  return { ...work, groups };
}
