import { useTranslations } from 'use-intl';
import { NumberAnswer } from './number-answer.tsx';

interface Props {
  id: string;
  label: string;
  /** The unit of the whole hours. */
  after: string;
  error?: string;
  /** '31', or '5:59' with minutes. */
  value: string;
  onChange: (text: string) => void;
}

/** Hours and, where they matter, minutes: two fields of one answer. */
export function DurationAnswer({ id, label, after, error, value, onChange }: Props) {
  const t = useTranslations('incidentCheck');
  const [hours = '', minutes = ''] = value.split(':');
  const change = (wholeHours: string, past: string) => onChange(past === '' ? wholeHours : `${wholeHours}:${past}`);
  return (
    <>
      <NumberAnswer
        {...{ id, label, after, error }}
        value={hours}
        onChange={(text) => change(text.replace(/:/g, ''), minutes)}
      />
      <NumberAnswer
        id={`${id}-minutes`}
        label={t('minutes')}
        after={t('minuteUnit')}
        value={minutes}
        onChange={(text) => change(hours, text.replace(/:/g, ''))}
      />
    </>
  );
}
