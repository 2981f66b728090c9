import type { Question } from '@onegi/contract/questions';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { TextAreaField } from '../../components/text-area-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { FormQuestion } from './form-question.ts';
import { settledAnswer, shownAnswer, typedAnswer } from './typed-answer.ts';

interface Props {
  id: string;
  asked: FormQuestion;
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Longer answers get a field of several lines. */
const LONGEST_LINE = 100;

type Mode = ComponentProps<'input'>['inputMode'];

function inputModeOf({ type, format }: Question): Mode {
  if (type === 'INTEGER' || format === 'pastDate') return 'numeric';
  if (type === 'NUMERIC' || type === 'NUMERIC_GT_0') return 'decimal';
  if (format === 'phone') return 'tel';
  return format === 'email' ? 'email' : undefined;
}

/**
 * Codes are typed with spaces and brackets that are dropped later, so their size is not the typing's. Of a number that is
 * too large nothing is cut off: what is left would be another number.
 */
const isPlainText = ({ type, format = 'text' }: Question) => type === 'VARCHAR' && format === 'text';

/** Numbers of cards are capitals and digits. */
const isCard = ({ format }: Question) => format === 'hkid' || format === 'passport';

/** Text or a number: cleaned while it is typed, put in order when the field is left. */
export function TypedField({ asked, value, onChange, ...field }: Props) {
  const [typing, setTyping] = useState(false);
  const common = {
    ...field,
    'aria-required': asked.required || undefined,
    autoComplete: asked.autoComplete ?? 'off',
    autoCapitalize: isCard(asked) ? 'characters' : undefined,
    spellCheck: isCard(asked) ? false : undefined,
    maxLength: asked.typed ?? (isPlainText(asked) ? asked.size : undefined),
    value: typing ? value : shownAnswer(asked, value),
    onChange: (typed: string) => onChange(typedAnswer(asked, typed)),
    onFocus: () => setTyping(true),
    onBlur: () => {
      setTyping(false);
      const settled = settledAnswer(asked, value);
      if (settled !== value) onChange(settled);
    },
  };
  const isLong = asked.type === 'VARCHAR' && asked.typed === undefined && asked.size > LONGEST_LINE;
  if (isLong) return <TextAreaField {...common} />;
  return <TextField {...common} inputMode={inputModeOf(asked)} />;
}
