/** People who sign in, for modules that know them by their ids alone. */
export interface Users {
  /** The ids of those whose name, employee ID, login ID or (whole) email address fits; at most 500. */
  findIds(searched: string): Promise<string[]>;
}
