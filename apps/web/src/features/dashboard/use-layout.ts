import { type DashboardItem, dashboard, dashboardUpdate } from '@onegi/contract/calls/dashboard/dashboard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { queryOf } from '../../lib/queries.ts';

/** So many steps of a visit can be taken back. */
const MOST_STEPS = 50;

/** The user's layout, changed at once on the page and then kept on the server, the last state of it. */
export function useLayout() {
  const t = useTranslations('dashboard');
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery(queryOf(dashboard, {}));
  const [changed, setChanged] = useState<readonly DashboardItem[]>();
  const [earlier, setEarlier] = useState<readonly (readonly DashboardItem[])[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const waiting = useRef<readonly DashboardItem[]>(undefined);
  const isSending = useRef(false);
  const items = changed ?? data;

  /** One request at a time: keys that are held down ask faster than answers come. */
  async function send() {
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (waiting.current) {
        const body = [...waiting.current];
        waiting.current = undefined;
        const kept = await callApi(dashboardUpdate, { body });
        cache.setQueryData(queryOf(dashboard, {}).queryKey, kept);
        if (!waiting.current) setChanged(undefined);
      }
      setAnnouncement((before) => `${before}${before ? '. ' : ''}${t('kept')}`);
    } catch {
      notify({ kind: 'failure', message: t('notKept') });
    } finally {
      isSending.current = false;
    }
  }

  function show(next: readonly DashboardItem[], words: string) {
    setChanged(next.length === 0 ? undefined : next);
    setAnnouncement(words);
    waiting.current = next;
    void send();
  }

  /**
   * @param next none: the first layout, which the server knows
   * @param words what has happened, for who hears the page; that it was kept is said after it
   */
  function keep(next: readonly DashboardItem[], words = '') {
    if (items) setEarlier((steps) => [...steps, items].slice(-MOST_STEPS));
    show(next, words);
  }

  /** Takes the last change back, the first layout included. */
  function undo() {
    const last = earlier.at(-1);
    if (!last) return;
    setEarlier((steps) => steps.slice(0, -1));
    show(last, t('undone'));
  }

  const canUndo = earlier.length > 0;
  return { items, error, retry: () => void refetch(), keep, undo, canUndo, announcement, announce: setAnnouncement };
}
