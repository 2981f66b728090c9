import { useTranslations } from 'use-intl';
import classes from './file-facts.module.css';

export interface ShownFile {
  readonly name: string;
  /** What shows it as an image; undefined of any other file. */
  readonly picture: string | undefined;
  /** Where it can be opened; an upload that is not saved yet cannot be. */
  readonly address: string | undefined;
}

interface Props {
  file: ShownFile;
  /** What else is said of it: its size, when it came. */
  facts: string;
}

/** A file in the row that it was uploaded into. Pages that show it bring the texts of `uploadField`. */
export function FileFacts({ file: { name, picture, address }, facts }: Props) {
  const t = useTranslations('uploadField');
  return (
    <div className="row wrap gap-sm small">
      {picture && <img src={picture} alt={t('preview', { name })} className={classes.preview} />}
      <div className="shrink">
        {address ? (
          <a
            href={address}
            target="_blank"
            rel="noopener"
            className="text-link break-anywhere"
            aria-label={t('open', { name })}
          >
            {name}
          </a>
        ) : (
          <span className="break-anywhere">{name}</span>
        )}
        {facts && <p className="dimmed fine tabular">{facts}</p>}
      </div>
    </div>
  );
}
