import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceGroup } from '../../components/choice-group.tsx';

interface Props {
  onlyDifferent: boolean;
  onChange: (onlyDifferent: boolean) => void;
}

/** Every benefit, or only those the plans differ in. */
export function ShowToggle({ onlyDifferent, onChange }: Props) {
  const t = useTranslations('quoteList.compare');
  return (
    <div className="rigid unbroken">
      <ChoiceGroup
        id={useId()}
        legend={t('features')}
        quietLegend
        choices={[
          { value: 'all', label: t('showAll') },
          { value: 'different', label: t('showDifferent') },
        ]}
        value={onlyDifferent ? 'different' : 'all'}
        onChange={(value) => onChange(value === 'different')}
      />
    </div>
  );
}
