/** The placeholders of an ICU message, those inside plural and select branches included. Throws on unbalanced braces. */
export function placeholdersOf(message: string): Set<string> {
  const names = new Set<string>();
  let at = 0;

  const text = (isBranch: boolean): void => {
    while (at < message.length) {
      const character = message[at];
      if (character === '}' && isBranch) return;
      if (character === '}') throw new Error(`stray } in "${message}"`);
      if (character === '{') argument();
      else at += 1;
    }
    if (isBranch) throw new Error(`missing } in "${message}"`);
  };

  const argument = (): void => {
    const head = /^\{\s*(\w+)\s*(,\s*(plural|selectordinal|select)\s*,)?/.exec(message.slice(at));
    if (!head) throw new Error(`{ without a name in "${message}"`);
    names.add(head[1] ?? '');
    at += head[0].length;
    if (head[2]) branches();
    else while (at < message.length && message[at] !== '}') at += 1;
    if (message[at] !== '}') throw new Error(`missing } in "${message}"`);
    at += 1;
  };

  const branches = (): void => {
    while (at < message.length && message[at] !== '}') {
      if (message[at] === '{') {
        at += 1;
        text(true);
      }
      at += 1;
    }
  };

  text(false);
  return names;
}
