import { publishFile } from '@onegi/contract/calls/content/editing';
import { boxes } from '@onegi/contract/fields/content';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { SignedInOnly } from '../accounts/signed-in-only.tsx';
import { mayCall } from '../accounts/use-me.ts';
import classes from './content.module.css';
import { EditedFaqs } from './edited-faqs.tsx';
import { EditedFiles } from './edited-files.tsx';

const choices = [...boxes, 'faq'] as const;

/** Where editors upload, publish and withdraw, and compliance reads. */
export default function ContentEditorPage() {
  const t = useTranslations('content.editor');
  return (
    <div className={`container ${classes.page}`}>
      <PageHead title={t('title')} description={t('description')} />
      <SignedInOnly>{(user) => <Edited mayEdit={mayCall(user, publishFile)} />}</SignedInOnly>
    </div>
  );
}

function Edited({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('content.editor');
  const [params, setParams] = useSearchParams();
  const chosen = choices.find((each) => each === params.get('box')) ?? 'news';
  return (
    <>
      <h1 className={classes.lead}>{t('title')}</h1>
      <div className={classes.boxes}>
        <SelectField
          id="box"
          label={t('box')}
          options={choices.map((each) => ({ value: each, label: t(`boxes.${each}`) }))}
          value={chosen}
          onChange={(box) => setParams({ box })}
        />
      </div>
      {!mayEdit && <p className="dimmed">{t('readOnly')}</p>}
      {chosen === 'faq' ? (
        <EditedFaqs mayEdit={mayEdit} />
      ) : (
        <EditedFiles key={chosen} box={chosen} mayEdit={mayEdit} />
      )}
    </>
  );
}
