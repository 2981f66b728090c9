import { Skeleton } from '@mantine/core';
import classes from './incidents.module.css';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** As large as the pictures and the list that follow. */
export function LoadingChips() {
  return (
    <div aria-hidden="true" className={`stack gap-md ${classes.pictures}`}>
      <Skeleton width={120} height={20} />
      <div className={`gap-xs ${classes.chips}`}>
        {places.map((place) => (
          <Skeleton key={place} radius="md" className={classes.chip} />
        ))}
      </div>
      <Skeleton height={69} />
    </div>
  );
}
