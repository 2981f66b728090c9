export type XlsxFault =
  | 'notWorkbook'
  | 'oldOrLocked'
  | 'macros'
  | 'links'
  | 'entities'
  | 'tooManyParts'
  | 'partTwice'
  | 'tooBig'
  | 'damaged';

/** `part`: the part of the file at fault. `most`: the limit that was passed (parts or sheets; MB or millions of characters). */
export type XlsxFaultParams = Readonly<{ part?: string; most?: number }>;

/** The file is not read, or not read on: says why, and where. */
export class XlsxRefused extends Error {
  readonly fault: XlsxFault;
  readonly params: XlsxFaultParams;

  constructor(fault: XlsxFault, params: XlsxFaultParams = {}) {
    super([fault, params.part ?? params.most ?? ''].join(' ').trim());
    this.name = 'XlsxRefused';
    this.fault = fault;
    this.params = params;
  }
}
