/** The id of a row of money: numbered by time, so that a day's rows lie together in the indexes that the proof looks up. */
export { v7 as orderedId } from 'uuid';
