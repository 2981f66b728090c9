import { dashboardReport, type ReportAsked, reportAsked } from '@onegi/contract/calls/dashboard/dashboard';
import type { CSSProperties } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { SelectField } from '../../components/select-field.tsx';
import type { Me } from '../accounts/use-me.ts';
import { useSellers } from '../policies/use-sellers.ts';
import classes from './dashboard.module.css';

type Sellers = Pick<ReportAsked, 'consultantCode' | 'unit'>;
const names = ['consultantCode', 'unit'] as const;

/** Whose figures an address asks for; what cannot be a code or a unit asks for nobody's. */
export function sellersOf(params: URLSearchParams): Sellers {
  const shown = names.flatMap((name) => {
    const { wire, schema } = reportAsked[name];
    const { data } = schema.safeParse(params.get(wire) ?? undefined);
    return data ? [[name, data]] : [];
  });
  return Object.fromEntries(shown);
}

/** Whose figures are shown: of one TR code, and for the office of a unit. */
export function SellerFilter({ user: { rights, consultantCodes } }: { user: Me }) {
  const t = useTranslations('dashboard.sellers');
  const [params, setParams] = useSearchParams();
  const options = useSellers();
  const chosen = sellersOf(params);
  // Known before the choices are, so that nothing moves when they come.
  const isOffice = rights[dashboardReport.permission] === 'all';
  const offered = names.filter((name) => isOffice || (name === 'consultantCode' && consultantCodes.length > 1));
  if (offered.length === 0) return null;
  return (
    <div className={`flex wrap gap-sm ${classes.sellers}`} style={{ '--fields': offered.length } as CSSProperties}>
      {offered.map((name) => (
        <SelectField
          key={name}
          id={`dashboard-${name}`}
          label={t(name)}
          placeholder={t('all')}
          options={options[name]}
          value={chosen[name] ?? ''}
          onChange={(value) =>
            setParams(
              (before) => {
                const next = new URLSearchParams(before);
                if (value) next.set(reportAsked[name].wire, value);
                else next.delete(reportAsked[name].wire);
                return next;
              },
              { preventScrollReset: true },
            )
          }
        />
      ))}
    </div>
  );
}
