import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import { IconFileCertificate, IconFileDollar, IconFileText, IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { notify } from '../../lib/notify.ts';

const icons = {
  proposal: IconPrinter,
  quotation: IconFileDollar,
  coverNote: IconFileText,
  certificate: IconFileCertificate,
} as const;
type Kind = keyof typeof icons;

/** Opens each printed document that the case has. */
export function PrintLinks({ motorCase }: { motorCase: MotorCase }) {
  const t = useTranslations('motorDesk.head');
  const { proposalUrl, quotationUrl, coverNoteUrl, certificateUrl } = motorCase;
  const urls: Readonly<Record<Kind, string | null>> = {
    proposal: proposalUrl,
    quotation: quotationUrl,
    coverNote: coverNoteUrl,
    certificate: certificateUrl,
  };
  const shown = (Object.keys(icons) as Kind[]).flatMap((kind) => {
    const url = urls[kind];
    return url ? [{ kind, url }] : [];
  });
  if (shown.length === 0) return null;
  const open = async (url: string) => {
    // Opened by the press itself, or browsers keep it shut.
    const tab = window.open('', '_blank');
    const answer = await fetch(url).catch(() => undefined);
    if (!answer?.ok) {
      tab?.close();
      return notify({ kind: 'failure', message: t('noFile') });
    }
    const shownAt = URL.createObjectURL(await answer.blob());
    if (tab) tab.location.replace(shownAt);
    else window.location.assign(url);
  };
  return (
    <ul className="row wrap gap-2xs" aria-label={t('prints.label')}>
      {shown.map(({ kind, url }) => {
        const Icon = icons[kind];
        return (
          <li key={kind}>
            <button
              type="button"
              className="icon-button brand hover-tinted"
              title={t(`prints.${kind}`)}
              aria-label={t(`prints.${kind}`)}
              onClick={() => void open(url)}
            >
              <Icon size={22} stroke={1.75} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
