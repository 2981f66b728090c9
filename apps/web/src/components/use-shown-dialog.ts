import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a dialog that is open for as long as it is rendered: the browser's own keeps the focus inside and closes on Escape. */
export function useShownDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
    // Closed by hand while it is still there, so that the browser gives the focus back.
    return () => shown?.close();
  }, []);
  return dialog;
}
