import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from 'use-intl';
import type { Locale } from '../lib/locale-path.ts';

/** Loads a part with its texts (`withTexts`). A function of a module: one and the same each time. */
export type LoadPart<Given extends object = object> = (locale: Locale) => Promise<{ default: ComponentType<Given> }>;

interface Props<Given extends object> {
  load: LoadPart<Given>;
  /** What the part is given; it is made anew for nothing else. */
  given: Given;
  className?: string | undefined;
}

type AnyPart = ComponentType<object>;
const made = new WeakMap<LoadPart, Partial<Record<Locale, AnyPart>>>();

/** When pages are made a part is rendered where it stands, once its code and texts are there. */
function partOf(load: LoadPart, locale: Locale): AnyPart {
  const parts = made.get(load) ?? {};
  made.set(load, parts);
  parts[locale] ??= lazy(() => load(locale));
  return parts[locale];
}

function Made({ load, given, className }: Props<object>) {
  const Shown = partOf(load, useLocale());
  return (
    <div className={className}>
      <Suspense>
        <Shown {...given} />
      </Suspense>
    </div>
  );
}

function Found({ load, given, className }: Props<object>) {
  const locale = useLocale();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<AnyPart>();

  useEffect(() => {
    if (box.current?.firstElementChild) return;
    let current = true;
    load(locale)
      .then((found) => current && setLoaded(() => found.default))
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [load, locale]);

  // A link of the made page is not React's: without this it would load the next page anew.
  useEffect(() => {
    const parts = box.current;
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || link.target || event.button !== 0 || link.origin !== window.location.origin) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    parts?.addEventListener('click', follow);
    return () => parts?.removeEventListener('click', follow);
  }, [navigate]);

  return Loaded ? (
    <div className={className}>
      <Loaded {...given} />
    </div>
  ) : (
    <div
      ref={box}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it leaves what the page was made with
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/**
 * A part of a page that is read, not worked with. It stays as the page was made: its code and its texts are loaded only
 * where a page comes without it (after a move within the app, and where the page was built without its answers).
 * Its styles must be imported by the page, whose scripts do not know the part.
 */
export const Still = (import.meta.env.SSR ? Made : Found) as <Given extends object>(props: Props<Given>) => ReactNode;
