/** An insurer's monogram. Its name always stands beside it: it is decoration to a screen reader, and waits for what is read. */
export function Monogram({ src, size = 48 }: { src: string; size?: number }) {
  return (
    <img
      className="rigid tinted rounded"
      src={src}
      alt=""
      width={size}
      height={size}
      decoding="async"
      loading="lazy"
      fetchPriority="low"
    />
  );
}
