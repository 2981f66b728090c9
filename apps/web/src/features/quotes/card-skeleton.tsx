import { Skeleton } from '@mantine/core';
import classes from './card.module.css';

/** Stands where a card will stand, at the size it will have. */
export function CardSkeleton() {
  return (
    <li className={`card stack relative ${classes.card}`} aria-hidden="true">
      <div className={`row ${classes.who}`}>
        <Skeleton width={48} height={48} radius="md" />
        <div className="grow">
          <Skeleton width="45%" height={13} mb={10} />
          <Skeleton width="70%" height={18} />
        </div>
      </div>
      <div className={`stack mt-md two-columns ${classes.highlights}`}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key}>
            <Skeleton width="80%" height={12} mt={4} mb={9} />
            <Skeleton width="60%" height={15} mb={4} />
          </div>
        ))}
      </div>
      <div className={`stack fine gap-2xs close-set ${classes.remarks}`}>
        <Skeleton width="75%" height={14} my={4} />
      </div>
      <div className={`flex column ${classes.side}`}>
        <div className={classes.price}>
          <Skeleton width={130} height={28} mb={10} />
          <Skeleton width={160} height={20} />
        </div>
        <div className={`mt-md ${classes.act}`}>
          <Skeleton height={42} mb={10} />
          <Skeleton width="80%" height={13} />
        </div>
      </div>
    </li>
  );
}
