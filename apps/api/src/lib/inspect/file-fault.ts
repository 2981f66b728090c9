/** Why a file from outside is not taken. */
export type FileFaultKind =
  /** Its contents are not those that its ending says, or are damaged. */
  | 'notWhatItSays'
  /** Unpacked it is larger, or has more parts, than any honest file. */
  | 'unpacksTooFar'
  /** Locked, or packed in a way that hides what is in it. */
  | 'uncheckable'
  /** A PDF with scripts, or with something that starts programs or carries files along. */
  | 'active'
  /** An archive within. */
  | 'nestedArchive';

export class FileFault extends Error {
  readonly kind: FileFaultKind;

  constructor(kind: FileFaultKind) {
    super(kind);
    this.name = 'FileFault';
    this.kind = kind;
  }
}
