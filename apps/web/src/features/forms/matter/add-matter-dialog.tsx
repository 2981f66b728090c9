import { Button } from '@mantine/core';
import type { AnswerOf, BodyOf } from '@onegi/contract/call';
import type { addDraftMatter } from '@onegi/contract/calls/policies/endorsements/draft-matter';
import type { addSubjectMatter } from '@onegi/contract/calls/requests/commercial/subject-matter';
import { fixedLengths, LONGEST_LINE } from '@onegi/contract/commercial/check-matter';
import { type AddedType, LONGEST_CONTENT } from '@onegi/contract/fields/subject-matter';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { useCallForm } from '../../../components/form/use-call-form.ts';
import { Modal } from '../../../components/modal.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { MatterField } from './matter-field.tsx';

/** The types of a row of public liability; a policy's own rows may be one of a list, too. */
const liabilityTypes = ['VARCHAR', 'DATE', 'NUMERIC', 'LFV'] as const satisfies readonly AddedType[];

/** Adds a row to a case, or to the draft of an endorsement. */
type AddCall = typeof addSubjectMatter | typeof addDraftMatter;

interface Props<C extends AddCall> {
  call: C;
  /** What the row is added to, as the call names it. */
  of: Pick<BodyOf<C>, Exclude<keyof BodyOf<C>, keyof typeof blank>>;
  types?: readonly AddedType[];
  onAdded: (answer: AnswerOf<C>) => void;
  onClose: () => void;
}

const blank = {
  fieldName: '',
  addedType: 'VARCHAR' as AddedType,
  maxLength: '',
  listValues: '',
  content: '',
  printed: false,
  endorsable: false,
};

/** Adds a row: what it is called, its type and length, and what stands in it. */
export function AddMatterDialog<C extends AddCall>(props: Props<C>) {
  const { call, of, types = liabilityTypes, onAdded, onClose } = props;
  const t = useTranslations('subjectMatter');
  return (
    <Modal title={t('addTitle')} onClose={onClose}>
      {(close) => (
        <AddForm
          call={call}
          of={of}
          types={types}
          onAdded={(answer) => {
            onAdded(answer);
            close();
          }}
          onCancel={close}
        />
      )}
    </Modal>
  );
}

interface FormProps<C extends AddCall> extends Pick<Required<Props<C>>, 'call' | 'of' | 'types' | 'onAdded'> {
  onCancel: () => void;
}

function AddForm<C extends AddCall>({ call, of, types, onAdded, onCancel }: FormProps<C>) {
  const t = useTranslations('subjectMatter');
  const tActions = useTranslations('common.actions');
  const [values, setValues] = useState({ ...blank, addedType: types[0] ?? blank.addedType });
  const isList = values.addedType === 'NUMERICLIST';
  const fixed = fixedLengths[values.addedType];
  const form = useCallForm({
    call,
    values,
    onChange: setValues,
    idPrefix: 'add',
    labels: {
      fieldName: t('fieldName'),
      addedType: t('fieldType'),
      maxLength: t('maxLength'),
      listValues: t('listValues'),
      content: t('content'),
    },
    body: ({ maxLength, listValues, content, ...rest }) => {
      const row = {
        ...rest,
        content: content.trim(),
        ...(fixed === undefined && maxLength !== '' ? { maxLength: Number(maxLength) } : {}),
        ...(isList ? { listValues } : {}),
      };
      return { ...of, ...row } as unknown as BodyOf<C>;
    },
    onDone: onAdded,
  });
  const length = form.field('maxLength');
  const { value: addedType, ...type } = form.field('addedType');
  // What can be typed before a length is known: a line, or lines.
  const maxLength = fixed ?? (Number(values.maxLength) || (addedType === 'LFV' ? LONGEST_CONTENT : LONGEST_LINE));
  return (
    <form {...form.element} className="stack gap-md" aria-label={t('addTitle')}>
      <ErrorSummary {...form.summary} />
      <TextField {...form.field('fieldName')} maxLength={100} data-autofocus autoComplete="off" />
      <SelectField
        {...type}
        value={addedType}
        options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
        // What was typed for one type is nothing for another.
        onChange={(value) => setValues({ ...values, addedType: value as AddedType, content: '' })}
      />
      <TextField
        {...length}
        value={fixed === undefined ? length.value : String(fixed)}
        disabled={fixed !== undefined}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        onChange={(typed) => length.onChange(typed.replaceAll(/\D/g, ''))}
      />
      {isList && <TextField {...form.field('listValues')} maxLength={500} autoComplete="off" />}
      <MatterField
        {...form.field('content')}
        row={{ fieldType: addedType, maxLength, listValues: values.listValues }}
      />
      {(['printed', 'endorsable'] as const).map((name) => (
        <label key={name} className="flex small gap-md pointer target">
          <input
            type="checkbox"
            className="tick-box"
            checked={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.target.checked })}
          />
          <span>{t(name)}</span>
        </label>
      ))}
      <div className="row wrap gap-sm">
        <Button type="submit" loading={form.busy}>
          {t('add')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {tActions('cancel')}
        </Button>
      </div>
    </form>
  );
}
