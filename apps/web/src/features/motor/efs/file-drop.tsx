import { Button } from '@mantine/core';
import { type MotorFileType, motorDocument } from '@onegi/contract/fields/motor';
import { fileProblem, megabytesOf, shownTypes } from '@onegi/contract/file-purpose';
import { sortableTypes } from '@onegi/contract/motor/document-rules';
import { IconUpload, IconX } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField } from '../../../components/select-field.tsx';
import uploads from '../../../components/upload-field.module.css';
import { notify } from '../../../lib/notify.ts';
import classes from './efs.module.css';
import { typeByName } from './type-by-name.ts';

interface Props {
  add: (file: File, type: MotorFileType, onProgress: (share: number) => void) => Promise<unknown>;
  /** After a few were sent, of which some were taken. */
  onAdded: () => unknown;
}

/** A document that is chosen and not sent yet. */
interface Waiting {
  readonly key: number;
  readonly file: File;
  readonly type: MotorFileType | '';
  readonly problem: string | undefined;
}

/** Takes several documents at once, proposes the type of each by its name, and sends them when they are sorted. */
export function FileDrop({ add, onAdded }: Props) {
  const t = useTranslations('motorDesk.efs');
  const tUpload = useTranslations('uploadField');
  const limits = { types: shownTypes(motorDocument.types).join(', '), megabytes: megabytesOf(motorDocument) };
  const input = useRef<HTMLInputElement>(null);
  const lastKey = useRef(0);
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [isOver, setOver] = useState(false);
  const [progress, setProgress] = useState<{ name: string; percent: number }>();

  const refusalOf = (file: File) => {
    const refused = fileProblem(motorDocument, file);
    return refused && tUpload(refused, limits);
  };
  const take = (files: Iterable<File>) => {
    const taken = [...files].map((file): Waiting => {
      lastKey.current += 1;
      return { key: lastKey.current, file, type: typeByName(file.name) ?? '', problem: refusalOf(file) };
    });
    // Choosing the same file again must be a new attempt.
    if (input.current) input.current.value = '';
    setWaiting((before) => [...before, ...taken]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const change = (key: number, what: Partial<Waiting>) =>
    setWaiting((before) => before.map((each) => (each.key === key ? { ...each, ...what } : each)));
  const forget = (key: number) => setWaiting((before) => before.filter((each) => each.key !== key));
  const sendable = waiting.filter(({ file }) => !refusalOf(file));
  const send = async () => {
    if (progress) return;
    let added = 0;
    for (const { key, file, type } of sendable) {
      if (type === '') {
        change(key, { problem: t('typeMissing') });
        continue;
      }
      const show = (share: number) => setProgress({ name: file.name, percent: Math.round(share * 100) });
      show(0);
      try {
        await add(file, type, show);
        forget(key);
        added += 1;
      } catch (error) {
        change(key, { problem: (error as Error).message });
      }
    }
    setProgress(undefined);
    if (added === 0) return;
    notify({ kind: 'success', message: t('added', { count: added }) });
    onAdded();
  };

  return (
    <div className="stack gap-sm">
      <label
        className={`row wrap tinted pointer rounded gap-sm p-md small ${uploads.drop}`}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconUpload size={24} stroke={1.5} className="brand" aria-hidden />
        <span className="strong">{t('drop')}</span>
        <input
          ref={input}
          type="file"
          multiple
          aria-label={t('choose')}
          accept={shownTypes(motorDocument.types)
            .map((type) => `.${type}`)
            .join(',')}
          className="visually-hidden"
          onChange={(event) => take(event.target.files ?? [])}
        />
      </label>
      <p className="dimmed fine">{tUpload('limits', limits)}</p>
      {waiting.length > 0 && (
        <fieldset className="stack gap-sm">
          <legend className="small strong">{t('sorted')}</legend>
          <p className="dimmed fine">{t('sortedHelp')}</p>
          {waiting.map(({ key, file, type, problem }) => (
            <div key={key} className={classes.waiting}>
              <SelectField
                id={`efs-type-${key}`}
                label={file.name}
                placeholder={t('chooseType')}
                options={sortableTypes.map((value) => ({ value, label: `${value} ${t(`types.${value}`)}` }))}
                value={type}
                onChange={(value) =>
                  change(key, { type: sortableTypes.find((each) => each === value) ?? '', problem: refusalOf(file) })
                }
                {...(problem ? { error: problem } : {})}
              />
              <button
                type="button"
                className="icon-button hover-tinted"
                aria-label={t('forget', { name: file.name })}
                onClick={() => forget(key)}
              >
                <IconX size={20} stroke={1.75} aria-hidden />
              </button>
            </div>
          ))}
          {progress && (
            <div className="stack small gap-xs">
              <span>{t('sending', progress)}</span>
              <progress className="full-width" max={100} value={progress.percent} aria-label={t('sending', progress)} />
            </div>
          )}
          <Button
            className="self-start"
            loading={progress !== undefined}
            disabled={sendable.length === 0}
            onClick={() => void send()}
          >
            {t('send', { count: sendable.length })}
          </Button>
        </fieldset>
      )}
    </div>
  );
}
