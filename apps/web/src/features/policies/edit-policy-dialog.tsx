import { Button } from '@mantine/core';
import { editPolicy } from '@onegi/contract/calls/policies/edit-policy';
import type { PolicyDetail } from '@onegi/contract/calls/policies/policy-shapes';
import { checkShape } from '@onegi/contract/check-shape';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { Modal } from '../../components/modal.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextAreaField } from '../../components/text-area-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { callApi } from '../../lib/api.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useListOptions } from '../../lib/use-list-options.ts';

interface Props {
  policy: PolicyDetail;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** What the office may write of a policy without an endorsement. */
export function EditPolicyDialog({ policy, reload, onClose }: Props) {
  const t = useTranslations('policyPage');
  return (
    <Modal title={t('edit.title')} onClose={onClose}>
      {(close) => <EditForm policy={policy} reload={reload} close={close} />}
    </Modal>
  );
}

type Name = 'handlerId' | 'contactEmail' | 'contactMobile' | 'remarks';

function EditForm({ policy, reload, close }: Pick<Props, 'policy' | 'reload'> & { close: () => void }) {
  const t = useTranslations('policyPage');
  const pick = useInLanguage();
  const shown = useListOptions('PROVIDER_CPS_LIST');
  const { handlerId, contactEmail, contactMobile, remarks } = policy;
  const present = { handlerId: handlerId ?? '', contactEmail, contactMobile, remarks };
  // As it stood when the dialog opened: whoever writes has seen that version.
  const [opened] = useState({ version: policy.version, values: present });
  const [values, setValues] = useState(present);
  const labels: Record<Name, string> = {
    handlerId: t('general.handler'),
    contactEmail: t('general.contactEmail'),
    contactMobile: t('general.contactMobile'),
    remarks: t('general.remarks'),
  };
  // What was not touched is not sent, and stays as it is.
  const isTouched = ([name, value]: [string, string]) => value !== opened.values[name as Name];
  const changed = Object.fromEntries(Object.entries(values).filter(isTouched));
  const body = { number: policy.transactionNumber, version: opened.version, ...changed };
  const form = useForm({
    values,
    issues: checkShape(editPolicy.body, body),
    labelOf: (path) => labels[path as Name] ?? path,
    pathOf: ({ field }) => (field in labels ? field : undefined),
    idPrefix: 'edit-',
    submit: async () => {
      await callApi(editPolicy, { body });
      notify({ kind: 'success', message: t('edit.saved') });
      close();
      await reload();
    },
    // Somebody else was quicker: the policy is another than the one in sight.
    onFailure: async (error) => {
      if (error.fields.length > 0) return;
      notifyFailure(error);
      if (error.status !== 409) return;
      close();
      await reload();
    },
  });
  const field = (name: Name) => ({
    id: form.idOf(name),
    label: labels[name],
    value: values[name],
    error: form.errorOf(name),
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });
  // Whoever has it in hand stands in the list, whatever they may do now.
  const isListed = handlerId === null || shown.some(({ value }) => value === handlerId);
  const handlerName = policy.handlerName ?? '';
  const current = { value: handlerId ?? '', label: pick(handlerName, policy.handlerNameZh) };
  return (
    <form {...form.element} className="stack gap-lg">
      <ErrorSummary {...form.summary} />
      <SelectField
        {...field('handlerId')}
        help={t('edit.handlerHint')}
        placeholder={t('general.nobody')}
        options={isListed ? shown : [current, ...shown]}
      />
      <TextField {...field('contactEmail')} type="email" maxLength={100} autoComplete="off" />
      <TextField
        {...field('contactMobile')}
        help={t('edit.contactHint')}
        type="tel"
        maxLength={20}
        autoComplete="off"
      />
      <TextAreaField {...field('remarks')} maxLength={2_000} />
      <Button type="submit" className="self-start" loading={form.busy}>
        {t('edit.save')}
      </Button>
    </form>
  );
}
