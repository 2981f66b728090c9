import type { ChangedLine } from '@onegi/contract/calls/policies/endorsements/shapes';
import { maskEmail } from '../../lib/mask-email.ts';
import type { EndorsementChanges } from '../policies/endorsements/changes.ts';
import { holderDetails } from '../policies/endorsements/detail-fields.ts';

/** The page names the holder anyway. */
const shownDetails: ReadonlySet<string> = new Set(['surname', 'firstName', 'insuredName']);
/** Where the risk is stands on the endorsement alone, and is an address nonetheless. */
const isPrivate = (name: string) => (holderDetails.has(name) && !shownDetails.has(name)) || name === 'riskAddress';

/** That it has changed, without from what to what. */
const labelAlone = (line: ChangedLine): ChangedLine => ({ ...line, before: '', beforeZh: '', after: '', afterZh: '' });

function masked(line: ChangedLine): ChangedLine {
  const { before, beforeZh, after, afterZh } = line;
  const mask = (text: string) => (text.includes('@') ? maskEmail(text) : text);
  return { ...line, before: mask(before), beforeZh: mask(beforeZh), after: mask(after), afterZh: mask(afterZh) };
}

/** What an endorsement has changed as a link shows it: no identity card, address or telephone number, the e-mail masked. */
export function maskedLines({ lines, details }: EndorsementChanges = { lines: [] }): ChangedLine[] {
  // An endorsement that changes details has a line of each, in their order (price-change.ts).
  const names = Object.keys(details?.after ?? {});
  return lines.map((line, at) => {
    const name = names[at] ?? '';
    if (!isPrivate(name)) return line;
    return name === 'email' ? masked(line) : labelAlone(line);
  });
}
