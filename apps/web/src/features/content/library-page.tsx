import { Button } from '@mantine/core';
import { type LibraryFile, libraryList } from '@onegi/contract/calls/content/boxes';
import { sendFiles } from '@onegi/contract/calls/content/library';
import { MOST_SENT_FILES } from '@onegi/contract/fields/content';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListPage } from '../../components/list/list-page.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useListOptions } from '../../lib/use-list-options.ts';
import { mayCall } from '../accounts/use-me.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';
import classes from './content.module.css';
import { FavouriteButton, turnFavourite } from './favourite-button.tsx';
import { FileLink } from './file-link.tsx';
import { SendFilesDialog } from './send-files-dialog.tsx';

/** Insurers' documents by product. */
export default function LibraryPage() {
  const t = useTranslations('content.library');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {(user) => <Library maySend={mayCall(user, sendFiles)} />}
    </WorkFrame>
  );
}

function Library({ maySend }: { maySend: boolean }) {
  const t = useTranslations('content.library');
  const send = useTranslations('content.send');
  const lists = useTranslations('lists');
  const inLanguage = useInLanguage();
  const insurers = useListOptions('PROVIDER_LIST');
  // Files may be chosen on one page and on the next.
  const [chosen, setChosen] = useState<readonly LibraryFile[]>([]);
  const [sending, setSending] = useState<readonly LibraryFile[]>();
  const isChosen = ({ id }: LibraryFile) => chosen.some((each) => each.id === id);
  const choose = (file: LibraryFile) =>
    setChosen(isChosen(file) ? chosen.filter(({ id }) => id !== file.id) : [...chosen, file]);
  const nameOf = ({ title, titleZh }: LibraryFile) => inLanguage(title, titleZh);
  const withChosen = (file: LibraryFile) => (isChosen(file) ? chosen : [...chosen, file].slice(-MOST_SENT_FILES));
  return (
    <>
      <ListPage
        list={libraryList}
        label={t('title')}
        keyOf={({ id }) => id}
        columns={['insurerName', 'line', 'fileName', 'productName', 'fileType', 'date']}
        main="fileName"
        brief={['insurerName', 'line', 'fileType']}
        cells={{
          fileName: (file) => (
            <span className="row gap-xs">
              {maySend && (
                <input
                  type="checkbox"
                  className="tick-box rigid"
                  aria-label={send('choose', { name: nameOf(file) })}
                  checked={isChosen(file)}
                  disabled={chosen.length >= MOST_SENT_FILES && !isChosen(file)}
                  onChange={() => choose(file)}
                />
              )}
              <FileLink file={file} />
              <FavouriteButton file={file} />
            </span>
          ),
        }}
        actions={{
          label: (file) => lists('actionsOf', { name: nameOf(file) }),
          of: (file) => [
            ...(maySend ? [{ label: send('action'), onSelect: () => setSending(withChosen(file)) }] : []),
            { label: t(file.favourite ? 'forget' : 'keep'), onSelect: () => void turnFavourite(file) },
          ],
        }}
        options={{
          insurer: insurers,
        }}
      />
      <div className={classes.chosen} role="status" hidden={chosen.length === 0}>
        {chosen.length > 0 && (
          <>
            <span className="strong">{send('chosen', { count: chosen.length, most: MOST_SENT_FILES })}</span>
            <Button variant="default" onClick={() => setChosen([])}>
              {send('clear')}
            </Button>
            <Button onClick={() => setSending(chosen)}>{send('action')}</Button>
          </>
        )}
      </div>
      {sending && (
        <SendFilesDialog
          files={sending}
          onClose={() => setSending(undefined)}
          onSent={() => {
            setSending(undefined);
            setChosen([]);
          }}
        />
      )}
    </>
  );
}
