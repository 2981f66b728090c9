import type { InsurerAppetite } from '@onegi/contract/calls/requests/commercial/offer-desk';
import { useTranslations } from 'use-intl';
import { TextField } from '../../../components/text-field.tsx';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import classes from './offers.module.css';

/** Whether an insurer does not write this kind of business at all: no exception will be made for one case. */
export const writesNone = ({ reasons }: InsurerAppetite) => reasons.some(({ code }) => code === 'form');

export function Reasons({ row: { reasons } }: { row: InsurerAppetite }) {
  const pick = useInLanguage();
  return (
    <ul className="bullets dimmed small">
      {reasons.map(({ label, labelZh }) => (
        <li key={label} className="break-anywhere">
          {pick(label, labelZh)}
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  row: InsurerAppetite;
  name: string;
  /** The consultant has named it in the form. */
  isPreferred: boolean;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** The address that is typed in the place of the known one, and where it is typed; undefined while the known one counts. */
  address: {
    readonly id: string;
    readonly value: string | undefined;
    readonly error: string | undefined;
    readonly onChange: (typed: string | undefined) => void;
  };
}

export function InsurerRow({ row, name, isPreferred, isTicked, onTick, address }: RowProps) {
  const t = useTranslations('offerDesk.choosing');
  const states = useTranslations('commercial.offerStates');
  const { insurerCode, canSend, offerState, reasons } = row;
  const id = `ask-${insurerCode}`;
  const facts = [
    ...(isPreferred ? [t('preferred')] : []),
    ...(offerState ? [states(offerState)] : []),
    ...(offerState && canSend ? [t('again')] : []),
  ];
  return (
    <div className={classes.insurer}>
      <input
        id={id}
        type="checkbox"
        className="tick-box"
        aria-describedby={`${id}-why`}
        disabled={!canSend}
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>
          <span className="break-anywhere">{name}</span>
        </label>
        <div id={`${id}-why`}>
          {facts.length > 0 && <p className="small">{facts.join(' · ')}</p>}
          {reasons.length > 0 && <Reasons row={row} />}
        </div>
        {isTicked && <LinkAddress known={row.linkEmail} name={name} address={address} />}
      </div>
    </div>
  );
}

type AddressProps = Pick<RowProps, 'name' | 'address'> & { known: string | null };

/** Where the insurer is sent its link: the address that is known, or another for this request alone. */
function LinkAddress({ known, name, address: { id, value, error, onChange } }: AddressProps) {
  const t = useTranslations('offerDesk.choosing');
  if (value === undefined)
    return (
      <p className="small break-anywhere">
        <span className="dimmed">{known ? t('linkTo', { email: known }) : t('noAddress')}</span>{' '}
        <button
          type="button"
          className="text-link target text-button"
          aria-label={t(known ? 'otherAddressOf' : 'addressOf', { insurer: name })}
          onClick={() => onChange('')}
        >
          {t(known ? 'otherAddress' : 'giveAddress')}
        </button>
      </p>
    );
  return (
    <div className={`stack gap-2xs mt-2xs ${classes.address}`}>
      <TextField
        id={id}
        label={t('addressFor', { insurer: name })}
        type="email"
        autoComplete="off"
        maxLength={100}
        // Opened to be typed into.
        autoFocus
        value={value}
        onChange={onChange}
        {...(error ? { error } : {})}
      />
      <p>
        <button type="button" className="text-link target text-button small" onClick={() => onChange(undefined)}>
          {t(known ? 'knownAddress' : 'withoutAddress')}
        </button>
      </p>
    </div>
  );
}
