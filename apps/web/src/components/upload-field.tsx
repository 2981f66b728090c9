import { type FilePurpose, fileProblem, megabytesOf, shownTypes } from '@onegi/contract/file-purpose';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './upload-field.module.css';

interface Sending {
  readonly name: string;
  /** From 0 to 100. */
  readonly percent: number;
}

interface Props {
  /** What may be sent. Pages that show the field bring the texts of `uploadField`. */
  purpose: FilePurpose;
  /** What is asked for, where it is not just a file. */
  label?: string;
  /** In a row among others, whose limits are told once above them. */
  compact?: boolean;
  /** Why nothing can be sent; the field takes nothing then. */
  closed?: string | undefined;
  /** Sends the file; `onProgress` takes shares from 0 to 1. What it throws is shown by its message. */
  send: (file: File, onProgress: (share: number) => void) => Promise<void>;
}

/** Which words say that a file cannot be sent: the specification has some for rows with limits of their own. */
function wordsOf({ tooBig, badType }: FilePurpose, refused: 'badType' | 'tooBig') {
  if (refused === 'tooBig') return tooBig === 'upload.tooBigForRow' ? 'tooBigForRow' : refused;
  return badType === 'upload.badTypeForRow' ? 'badTypeForRow' : refused;
}

/** Takes a file by drop or by choice and sends it at once, showing how far it is. */
export function UploadField({ purpose, label, compact = false, closed, send }: Props) {
  const t = useTranslations('uploadField');
  const endings = shownTypes(purpose.types);
  const types = endings.join(', ');
  const megabytes = megabytesOf(purpose);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const Icon = compact ? IconPlus : IconUpload;
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);

  const take = async (file: File | undefined) => {
    // What was chosen is cleared in any case: choosing the same file again must be a new attempt.
    if (input.current) input.current.value = '';
    if (!file || sending || closed) return;
    const refused = fileProblem(purpose, file);
    setProblem(refused && t(wordsOf(purpose, refused), { types, megabytes }));
    if (refused) return;
    setSending({ name: file.name, percent: 0 });
    try {
      await send(file, (share) => setSending({ name: file.name, percent: Math.round(share * 100) }));
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setSending(undefined);
    }
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <div>
      <label
        className={`row wrap tinted pointer rounded ${compact ? 'gap-xs p-md small' : 'gap-md p-xl'} ${classes.drop}`}
        data-over={isOver && !closed}
        data-closed={closed !== undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {!closed && <Icon size={compact ? 20 : 28} stroke={1.5} className="brand" aria-hidden />}
        <span className="strong">{closed ?? t('drop')}</span>
        <input
          ref={input}
          type="file"
          aria-label={label ?? t('label')}
          aria-describedby={
            [compact ? '' : `${id}-limits`, problem ? `${id}-problem` : ''].join(' ').trim() || undefined
          }
          accept={endings.map((type) => `.${type}`).join(',')}
          className="visually-hidden"
          disabled={sending !== undefined || closed !== undefined}
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </label>
      {!compact && (
        <p id={`${id}-limits`} className="dimmed small mt-xs">
          {t('limits', { types, megabytes })}
        </p>
      )}
      {sending && (
        <div className="stack small gap-xs mt-sm">
          <span>{t('progress', { ...sending })}</span>
          <progress
            className="full-width"
            max={100}
            value={sending.percent}
            aria-label={t('progress', { ...sending })}
          />
        </div>
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="error-text small mt-xs">
          {problem}
        </p>
      )}
    </div>
  );
}
