import type { ReactNode } from 'react';
import classes from './message-page.module.css';

interface Props {
  /** Behind the words, or what will be it: the page says what it has to say before its picture is there, and without it. */
  scene: ReactNode;
  /** Above the title. */
  mark?: ReactNode;
  title: string;
  /** Stands in a page of its own, among other parts. */
  framed?: boolean;
  /** Where to go from here. */
  ways: ReactNode;
  children: ReactNode;
}

/** A page that says one thing, on the harbour at night, and shows the way on. */
export function MessagePage({ scene, mark, title, framed, ways, children }: Props) {
  return (
    <section className={`night ${framed ? classes.framed : classes.whole}`}>
      <div className="container">
        <div className={`night-words ${classes.page}`}>
          {mark && <div className={classes.mark}>{mark}</div>}
          <h1>{title}</h1>
          {children}
          <div className={`row wrap gap-md ${classes.ways}`}>{ways}</div>
        </div>
      </div>
      {scene}
    </section>
  );
}
