import type { ReportAsked } from '@onegi/contract/calls/dashboard/dashboard';
import { IconPhotoDown } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { notify } from '../../lib/notify.ts';
import { daysText } from './chart-texts.ts';
import classes from './dashboard.module.css';
import { savePicture } from './save-picture.ts';

/** A drawing or its table. What does not fit into a small place is scrolled to, by keys too. */
export function ChartFigure({ about, children }: { about: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <figure className={`relative ${classes.itemBody}`} aria-label={about} tabIndex={0}>
      {children}
    </figure>
  );
}

interface Props {
  frame: RefObject<HTMLElement | null>;
  title: string;
  asked: ReportAsked;
}

/** Saves what the frame draws as a picture, with what it is of. */
export function PictureButton({ frame, title, asked: { startOn, endOn, consultantCode, unit } }: Props) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const label = t('buttons.picture', { chart: title });
  const save = async () => {
    const figure = frame.current?.querySelector('figure');
    const lines = [daysText(startOn, endOn, locale), [consultantCode, unit].filter(Boolean).join(' · ')];
    try {
      if (figure) await savePicture(figure, title, lines.filter(Boolean));
    } catch {
      notify({ kind: 'failure', message: t('noPicture') });
    }
  };
  return (
    <button
      type="button"
      className="icon-button rigid dimmed hover-tinted"
      data-no-drag
      aria-label={label}
      title={label}
      onClick={() => void save()}
    >
      <IconPhotoDown size={20} stroke={1.75} aria-hidden />
    </button>
  );
}
