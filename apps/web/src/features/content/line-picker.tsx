import type { LineCode } from '@onegi/contract/lines';
import { lineCodes } from '@onegi/contract/lines';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { lineIcons } from '../../components/line-icons.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import classes from './content.module.css';

/** The order in which the categories of claims are offered. */
const categories: readonly LineCode[] = ['TRAVEL', 'HOME', 'FIRE', 'MOTOR', 'MEDICAL', 'PET', 'GOLF', 'DH', 'PA', 'OS'];

/** The category that the address asks for: travel unless it says another. */
export function useChosenLine(): LineCode {
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  return (hydrated && lineCodes.find((line) => line === params.get('prod'))) || 'TRAVEL';
}

interface Props {
  legend: string;
  chosen: LineCode;
  /** What else the address says. */
  kept?: Record<string, string>;
}

/** Ten categories, all of them in sight. */
export function LinePicker({ legend, chosen, kept = {} }: Props) {
  const t = useTranslations('content.lines');
  const navigate = useNavigate();
  return (
    <fieldset className={`stack gap-xs ${classes.picker}`}>
      <legend className="small strong mb-xs">{legend}</legend>
      {categories.map((line) => {
        const Icon = lineIcons[line];
        return (
          <label key={line} className={`card row small close-set gap-xs pointer opens ${classes.category}`}>
            <input
              type="radio"
              name="prod"
              className="visually-hidden"
              checked={line === chosen}
              onChange={() =>
                navigate(
                  { search: `?${new URLSearchParams({ ...kept, prod: line })}` },
                  { replace: true, preventScrollReset: true },
                )
              }
            />
            <Icon size={22} stroke={1.5} className="rigid brand" aria-hidden />
            {t(line)}
          </label>
        );
      })}
    </fieldset>
  );
}
