import classes from './plan.module.css';

/** An insurer's monogram. Its name always stands beside it, so it is decoration to a screen reader. */
export function Monogram({ src, size = 48 }: { src: string; size?: number }) {
  return (
    <img
      className={`rigid tinted ${classes.monogram}`}
      src={src}
      alt=""
      width={size}
      height={size}
      decoding="async"
      fetchPriority="low"
    />
  );
}
