import { Skeleton } from '@mantine/core';
import classes from './card.module.css';

/** Stands where a card will stand, at the size it will have. */
export function CardSkeleton() {
  return (
    <li className={`card stack relative ${classes.card}`} aria-hidden="true">
      <div className={`row ${classes.who}`}>
        <Skeleton width={40} height={40} radius="md" />
        <div className="grow">
          <Skeleton width="45%" height={13} mb={8} />
          <Skeleton width="70%" height={16} />
        </div>
      </div>
      <div className={classes.price}>
        <Skeleton width={120} height={26} mb={8} />
        <Skeleton width={100} height={14} />
      </div>
      <div className={classes.payout}>
        <Skeleton width={110} height={22} mb={8} />
        <Skeleton width="90%" height={13} />
      </div>
      <div className={`stack ${classes.highlights}`}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key}>
            <Skeleton width="80%" height={12} mt={4} mb={9} />
            <Skeleton width="60%" height={15} mb={4} />
          </div>
        ))}
      </div>
      <div className={classes.foot}>
        <div className={classes.act} data-action>
          <Skeleton height={44} />
        </div>
      </div>
    </li>
  );
}
