import { Fragment } from 'react';

/** An address that goes over to the next line after its @ or a dot alone; any other text stays as it is. */
export function EmailAddress({ address }: { address: string }) {
  if (!address.includes('@')) return address;
  return (
    <span>
      {address.split(/(?<=[@.])/).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are numbered
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
