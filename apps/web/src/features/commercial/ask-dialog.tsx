import { Button } from '@mantine/core';
import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { askedSections } from '@onegi/contract/fields/commercial';
import { asksEmployees, documentsWanted } from '@onegi/contract/templates';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldError } from '../../components/field.tsx';
import { Modal } from '../../components/modal.tsx';
import { TextAreaField } from '../../components/text-area-field.tsx';
import type { ApiError } from '../../lib/api-error.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { initialAnswers } from '../forms/answers.ts';
import { questionName } from '../forms/question-name.ts';

const MOST = 1_000;

/** What is asked for, as the call takes it. */
export interface Items {
  readonly askedNote: string;
  readonly askedRows: string[];
  readonly askedDocuments: number[];
}

interface Props {
  detail: CaseDetail;
  /** Null when there is nothing more to do here. */
  send: (items: Items) => Promise<ApiError | null>;
  onClose: () => void;
}

interface Item {
  readonly id: string;
  readonly label: string;
}

/** What can be asked for in a case, in the order of its form: sections and rows by their names, documents by their order. */
function useItems({ questions, documents, employeesAsked, subjectMatter, askableRows }: CaseDetail) {
  const t = useTranslations('casePage');
  const form = useTranslations('commercial');
  const matter = useTranslations('subjectMatter');
  const pick = useInLanguage();
  const answers = initialAnswers(questions);
  const employees = employeesAsked ? { employees: employeesAsked } : {};
  const header = (['insuredName', 'startsOn', 'endsOn'] as const)
    .map((name) => ({ id: askedSections[name], label: form(`form.${name}`) }))
    .filter(({ id }) => askableRows.includes(id));
  const rows = questions
    .filter(({ questionId, hidden }) => !hidden && askableRows.includes(questionId))
    .map((asked) => ({ id: asked.questionId, label: questionName(questions, asked, pick) }));
  const sections = [
    ...(asksEmployees(employees, answers) ? [{ id: askedSections.employees, label: t('askEmployees') }] : []),
    ...(subjectMatter ? [{ id: askedSections.subjectMatter, label: matter('open') }] : []),
  ];
  return {
    header,
    rows: [...rows, ...sections],
    documents: documentsWanted(documents, answers).map(({ order, name, nameZh }) => ({
      id: String(order),
      label: pick(name, nameZh) || form('documents.free'),
    })),
  };
}

function Ticks({ legend, items, chosen, toggle }: { legend: string; items: readonly Item[] } & Chosen) {
  return (
    <fieldset>
      <legend className="small strong mb-xs">{legend}</legend>
      <div className="stack gap-2xs">
        {items.map(({ id, label }) => (
          <label key={id} className="flex small gap-sm pointer py-2xs">
            <input type="checkbox" className="tick-box" checked={chosen.has(id)} onChange={() => toggle(id)} />
            <span className="break-anywhere">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface Chosen {
  chosen: ReadonlySet<string>;
  toggle: (id: string) => void;
}

function useChosen(): Chosen {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]));
  return { chosen, toggle };
}

/** Picks what the consultant is asked for, with a note: these rows alone open again. */
export function AskDialog({ detail, send, onClose }: Props) {
  const t = useTranslations('casePage');
  const items = useItems(detail);
  const rows = useChosen();
  const documents = useChosen();
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<{ note?: string; items?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent, close: () => void) => {
    event.preventDefault();
    const noNote = note.trim() === '' ? { note: t('askNoteMissing') } : {};
    const noItems = rows.chosen.size + documents.chosen.size === 0 ? { items: t('askNothing') } : {};
    const missing = { ...noNote, ...noItems };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    const refused = await send({
      askedNote: note.trim(),
      askedRows: [...rows.chosen],
      askedDocuments: [...documents.chosen].map(Number),
    });
    setBusy(false);
    if (!refused) return close();
    const ofNote = refused.messageOf('askedNote');
    setProblems(ofNote ? { note: ofNote } : { items: refused.fields[0]?.message ?? refused.message });
  };
  return (
    <Modal title={t('askTitle', { number: detail.caseNumber })} onClose={onClose}>
      {(close) => (
        <form className="stack gap-lg" noValidate onSubmit={(event) => void submit(event, close)}>
          <p className="small">{t('askText')}</p>
          <Ticks legend={t('askHeader')} items={items.header} {...rows} />
          <Ticks legend={t('askRows')} items={items.rows} {...rows} />
          <Ticks legend={t('askDocuments')} items={items.documents} {...documents} />
          <FieldError id="items" error={problems.items} />
          <TextAreaField
            id="askedNote"
            label={t('askNote')}
            maxLength={MOST}
            value={note}
            onChange={setNote}
            {...(problems.note ? { error: problems.note } : {})}
          />
          <Button type="submit" className="self-start" loading={isBusy}>
            {t('askNow')}
          </Button>
        </form>
      )}
    </Modal>
  );
}
