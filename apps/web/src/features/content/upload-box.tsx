import { uploadFile as uploadCall } from '@onegi/contract/calls/content/editing';
import { type Box, claimFormTypes, libraryTypes, newsTypes, UPLOAD_BYTES } from '@onegi/contract/fields/content';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { notify } from '../../lib/notify.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import classes from './editor.module.css';

const typesOf: Record<Box, readonly string[]> = {
  news: newsTypes,
  activities: newsTypes,
  prodlib: libraryTypes,
  claimforms: claimFormTypes,
};

function endingOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return ending === 'jpeg' ? 'jpg' : ending;
}

/** Takes a file by drop or by choice; it is sent at once and becomes a draft. */
export function UploadBox({ box, onUploaded }: { box: Box; onUploaded: (id: string) => void }) {
  const t = useTranslations('content.editor.upload');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [sending, setSending] = useState<{ name: string; percent: number }>();
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const types = typesOf[box];
  const listed = types.join(', ');

  const send = async (file: File | undefined) => {
    // What was chosen is cleared in any case: choosing the same file again must be a new attempt.
    if (input.current) input.current.value = '';
    if (!file || sending) return;
    if (!types.includes(endingOf(file.name))) return setProblem(t('badType', { types: listed }));
    if (file.size > UPLOAD_BYTES) return setProblem(t('tooBig'));
    setProblem(undefined);
    setSending({ name: file.name, percent: 0 });
    try {
      const draft = await uploadFile(uploadCall, { box }, file, (share) =>
        setSending({ name: file.name, percent: Math.round(share * 100) }),
      );
      notify({ kind: 'success', message: t('done', { name: draft.fileName }) });
      onUploaded(draft.id);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setSending(undefined);
    }
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };

  return (
    <div>
      <label
        className={classes.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconUpload size={28} stroke={1.5} aria-hidden />
        <span className={classes.dropText}>{t('drop')}</span>
        <input
          ref={input}
          type="file"
          aria-label={t('label')}
          aria-describedby={`${id}-limits${problem ? ` ${id}-problem` : ''}`}
          accept={types.map((type) => `.${type}`).join(',')}
          className="visually-hidden"
          disabled={sending !== undefined}
          onChange={(event) => void send(event.target.files?.[0])}
        />
      </label>
      <p id={`${id}-limits`} className={`dimmed small ${classes.limits}`}>
        {t('types', { types: listed })} {t('limit')}
      </p>
      {sending && (
        <div className={classes.progress}>
          <span>{t('progress', sending)}</span>
          <progress max={100} value={sending.percent} aria-label={t('progress', sending)} />
        </div>
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
