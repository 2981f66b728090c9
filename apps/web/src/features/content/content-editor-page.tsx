import { publishFile } from '@onegi/contract/calls/content/editing';
import { boxes } from '@onegi/contract/fields/content';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { SelectField } from '../../components/select-field.tsx';
import { mayCall } from '../accounts/use-me.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';
import { EditedFaqs } from './edited-faqs.tsx';
import { EditedFiles } from './edited-files.tsx';

const choices = [...boxes, 'faq'] as const;

/** Where editors upload, publish and withdraw, and compliance reads. */
export default function ContentEditorPage() {
  const t = useTranslations('content.editor');
  return (
    <WorkFrame title={t('title')} description={t('description')}>
      {(user) => <Edited mayEdit={mayCall(user, publishFile)} />}
    </WorkFrame>
  );
}

function Edited({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('content.editor');
  const [params, setParams] = useSearchParams();
  const chosen = choices.find((each) => each === params.get('box')) ?? 'news';
  return (
    <>
      <div style={{ maxWidth: 320, marginBlock: '28px var(--mantine-spacing-xl)' }}>
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
