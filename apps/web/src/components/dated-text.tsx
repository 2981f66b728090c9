import { writtenDayPattern } from '@onegi/contract/written-dates';
import { Fragment } from 'react';

/** Also as pages write it, whose days have no-break spaces. */
const day = new RegExp(`(${writtenDayPattern.replaceAll(' ', '[ \\u00a0]')})`);

/** A sentence whose dates stay in one piece at the end of a line. */
export function DatedText({ text }: { text: string }) {
  return text.split(day).map((part, index) =>
    day.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
