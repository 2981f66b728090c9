import { isYesNo, type Question } from '@onegi/contract/questions';
import { type MissingWay, useMissingWords } from '../../components/form/use-missing-words.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';

type Asked = Pick<Question, 'type' | 'label' | 'labelZh' | 'options'>;

const listed = new Set<Question['type']>(['SPINNER', 'SPINNER_1', 'SPINNER_2']);

function wayOf({ type, label, options }: Asked): MissingWay {
  const hasOptions = (options ?? []).length > 0;
  if (type === 'RADIO_NO_SHOW') return 'statement';
  // Half a sentence cannot stand inside another.
  if (isYesNo({ type, options }) || /\?$|^You /.test(label)) return 'answer';
  return hasOptions || listed.has(type) ? 'choose' : 'enter';
}

/** What to say of a question whose answer is missing. */
export function useMissingAnswer(): (asked: Asked) => string {
  const words = useMissingWords();
  const pick = useInLanguage();
  return (asked) => words(pick(asked.label, asked.labelZh), wayOf(asked));
}
