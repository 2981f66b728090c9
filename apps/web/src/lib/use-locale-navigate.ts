import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { useLocale } from 'use-intl';
import { localePath } from './locale-path.ts';

/** Goes to a page of ours in the language being read. */
export function useLocaleNavigate() {
  const navigate = useNavigate();
  const locale = useLocale();
  return useCallback(
    (to: string, options?: NavigateOptions) => navigate(localePath(to, locale), options),
    [navigate, locale],
  );
}
