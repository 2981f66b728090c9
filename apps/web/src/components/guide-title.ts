/** 'Travel insurance: medical expenses abroad' comes apart into what is before the colon, with it, and what follows. */
export function guideTitleParts(title: string): [line: string, topic: string] {
  const at = /: |：/.exec(title);
  const from = at ? at.index + at[0].length : 0;
  return [title.slice(0, from), title.charAt(from).toUpperCase() + title.slice(from + 1)];
}
