import { Button } from '@mantine/core';
import type { SubjectMatter } from '@onegi/contract/calls/requests/commercial/matter-shapes';
import { addSubjectMatter } from '@onegi/contract/calls/requests/commercial/subject-matter';
import { fixedLengths, LONGEST_LINE } from '@onegi/contract/commercial/check-matter';
import { type AddedType, LONGEST_CONTENT } from '@onegi/contract/fields/subject-matter';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useCallForm } from '../../components/form/use-call-form.ts';
import { Modal } from '../../components/modal.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { MatterField } from './matter-field.tsx';

/** The types of a row of public liability; a policy's own rows may be one of a list, too. */
const liabilityTypes = ['VARCHAR', 'DATE', 'NUMERIC', 'LFV'] as const satisfies readonly AddedType[];

interface Props {
  transactionNumber: string;
  types?: readonly AddedType[];
  onAdded: (answer: SubjectMatter) => void;
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
export function AddMatterDialog({ transactionNumber, types = liabilityTypes, onAdded, onClose }: Props) {
  const t = useTranslations('subjectMatter');
  return (
    <Modal title={t('addTitle')} onClose={onClose}>
      {(close) => (
        <AddForm
          transactionNumber={transactionNumber}
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

interface FormProps extends Pick<Required<Props>, 'transactionNumber' | 'types' | 'onAdded'> {
  onCancel: () => void;
}

function AddForm({ transactionNumber, types, onAdded, onCancel }: FormProps) {
  const t = useTranslations('subjectMatter');
  const tActions = useTranslations('common.actions');
  const [values, setValues] = useState({ ...blank, addedType: types[0] ?? blank.addedType });
  const isList = values.addedType === 'NUMERICLIST';
  const fixed = fixedLengths[values.addedType];
  const form = useCallForm({
    call: addSubjectMatter,
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
    body: ({ maxLength, listValues, content, ...rest }) => ({
      ...rest,
      transactionNumber,
      content: content.trim(),
      ...(fixed === undefined && maxLength !== '' ? { maxLength: Number(maxLength) } : {}),
      ...(isList ? { listValues } : {}),
    }),
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
