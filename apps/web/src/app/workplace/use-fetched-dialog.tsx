import { type ComponentType, type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Locale } from '../../lib/locale-path.ts';
import { notify } from '../../lib/notify.ts';

interface DialogProps {
  readonly onClose: () => void;
}

/** A dialog in a file of its own, fetched when it is asked for. One that cannot be fetched is told of. */
export function useFetchedDialog(load: (locale: Locale) => Promise<{ default: ComponentType<DialogProps> }>) {
  const locale = useLocale();
  const t = useTranslations('common.states');
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const open = () => {
    load(locale)
      .then(({ default: Found }) => setDialog(() => Found))
      .catch(() => notify({ kind: 'failure', message: t('failedText') }));
  };
  const dialog: ReactNode = Dialog && <Dialog onClose={() => setDialog(undefined)} />;
  return { open, dialog, isOpen: Dialog !== undefined };
}
