import type { ErrorCode } from './errors.ts';
import type { Holder } from './fields/workflow.ts';
import type { Permission } from './permissions.ts';

/** Whose move it is, and the right it takes. */
interface Side {
  readonly holder: Holder;
  readonly permission: Permission;
}

/** What files of one kind are for, and what may be one: browser and server hold to the same declaration. */
export interface FilePurpose {
  /** Stands with every file of the kind, and names its workflow: `requestDocument`. */
  readonly name: string;
  /** Endings, small and in one spelling: jpg, not jpeg. */
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** Name and contents are sealed where they lie, and no browser keeps them. */
  readonly personal: boolean;
  /** What is answered to a larger one, where the specification has words of its own for it. */
  readonly tooBig?: ErrorCode;
  /** The same for one of another type. */
  readonly badType?: ErrorCode;
  /** Somebody looks at each file: accepts it, or asks the sender for a better one. */
  readonly review?: { readonly reviewer: Side; readonly sender: Side };
}

/** The ending of a name in one spelling: 'Plan.JPEG' → 'jpg'; '' for none. */
export function endingOf(fileName: string): string {
  const ending = /\.([A-Za-z0-9]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return ending === 'jpeg' ? 'jpg' : ending;
}

/** Types as people and file choosers are given them: what is one type to us ends in .jpg or in .jpeg. */
export const shownTypes = (types: readonly string[]): string[] =>
  types.flatMap((type) => (type === 'jpg' ? ['jpg', 'jpeg'] : [type]));

export const megabytesOf = ({ maxBytes }: Pick<FilePurpose, 'maxBytes'>): number => Math.floor(maxBytes / 1024 ** 2);

/** Why a file cannot be one of the purpose, as far as its name and size tell; undefined when it can. */
export function fileProblem(
  { types, maxBytes }: Pick<FilePurpose, 'types' | 'maxBytes'>,
  { name, size }: { readonly name: string; readonly size: number },
): 'badType' | 'tooBig' | undefined {
  if (!types.includes(endingOf(name))) return 'badType';
  return size > maxBytes ? 'tooBig' : undefined;
}
