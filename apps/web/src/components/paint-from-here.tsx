import { useId } from 'react';

/**
 * Nothing of the page is painted before it has been read to this place: a row above it whose parts take their places from
 * each other would move when the page comes in parts. Not for what stands low on a page, or its first picture waits. Browsers
 * that do not know such links paint as ever.
 */
export function PaintFromHere() {
  const id = useId();
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <span id={id} hidden />
    </>
  );
}
