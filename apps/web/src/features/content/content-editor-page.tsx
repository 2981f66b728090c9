import { boxes } from '@onegi/contract/fields/content';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../app/page-head.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import classes from './content.module.css';
import { EditedFaqs } from './edited-faqs.tsx';
import { EditedFiles } from './edited-files.tsx';

const choices = [...boxes, 'faq'] as const;

/** Where editors upload, publish and withdraw. */
export default function ContentEditorPage() {
  const t = useTranslations('content.editor');
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const chosen = (hydrated && choices.find((each) => each === params.get('box'))) || 'news';
  return (
    <div className={`container ${classes.page}`}>
      <PageHead title={t('title')} description={t('description')} />
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
      {hydrated && (chosen === 'faq' ? <EditedFaqs /> : <EditedFiles key={chosen} box={chosen} />)}
    </div>
  );
}
