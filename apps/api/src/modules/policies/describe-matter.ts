import type { PolicyMatterRow } from '@onegi/contract/calls/policies/policy-matter';
import type { LineCode } from '@onegi/contract/lines';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { bothTexts } from '../../lib/texts.ts';
import type { AnsweredSection } from '../../ports/policy-facts.ts';
import { nameOf, type Person } from '../persons/person.ts';
import { readPersons } from '../persons/read-persons.ts';
import type { KeptRow } from '../subject-matter/tables.ts';
import { readBookedOne } from './describe-endorsement.ts';
import { matterBy } from './endorsements/policy-on.ts';
import { factLabel, factText } from './endorsements/rated-facts.ts';
import type { PolicyRow } from './policy-row.ts';

/** As long as the answers of a form may be. */
const LONGEST_ANSWER = 2_000;

/** What was asked and answered of the risk when the policy was sold. */
export const answersOf = ({ seal }: Pick<Deps, 'seal'>, { id, answers_sealed }: PolicyRow): AnsweredSection[] =>
  answers_sealed ? seal.open<AnsweredSection[]>(`policies/${id}`, answers_sealed) : [];

const noTexts = { matterHeading: '', matterHeadingZh: '', matterEnding: '', matterEndingZh: '' };

const describeKept = ({ name, nameZh, type, content, maxLength }: KeptRow): PolicyMatterRow => ({
  matterName: name,
  matterNameZh: nameZh,
  matterType: type,
  matterValue: content,
  matterValueZh: content,
  matterSize: maxLength,
  ...noTexts,
});

/** Answers as rows; a section's heading stands before its first. Who somebody is stays in the documents. */
const describeAnswers = ({ heading, rows }: AnsweredSection): PolicyMatterRow[] =>
  rows
    .filter(({ identity }) => !identity)
    .map(({ label, value }, at) => ({
      matterName: label.en,
      matterNameZh: label.zhHant,
      matterType: 'VARCHAR',
      matterValue: value.en,
      matterValueZh: value.zhHant,
      matterSize: LONGEST_ANSWER,
      ...noTexts,
      ...(at === 0 && heading ? { matterHeading: heading.en, matterHeadingZh: heading.zhHant } : {}),
    }));

/** Who is insured, by name. */
function describeInsured(persons: readonly Person[]): PolicyMatterRow[] {
  const { en, zhHant } = bothTexts('policyList.insuredPerson');
  return persons
    .filter(({ role }) => role === 'insured')
    .map(({ fields }) => ({
      matterName: en,
      matterNameZh: zhHant,
      matterType: 'VARCHAR',
      matterValue: nameOf(fields),
      matterValueZh: nameOf(fields),
      matterSize: LONGEST_ANSWER,
      ...noTexts,
    }));
}

/** Facts of a personal line that endorsements have changed, as they left them. */
export function describeChanged(line: string, facts: Readonly<Record<string, string>>): PolicyMatterRow[] {
  const heading = bothTexts('policyList.changedFacts');
  return Object.entries(facts).map(([name, value], at) => {
    const [label, text] = [factLabel(name), factText(line as LineCode, name, value)];
    return {
      matterName: label.en,
      matterNameZh: label.zhHant,
      matterType: 'VARCHAR',
      matterValue: text.en,
      matterValueZh: text.zhHant,
      matterSize: LONGEST_ANSWER,
      ...noTexts,
      ...(at === 0 ? { matterHeading: heading.en, matterHeadingZh: heading.zhHant } : {}),
    };
  });
}

/** What a policy insures by an endorsement. @throws AppError endorsement.notFound */
export async function describePolicyMatter(
  deps: Pick<Deps, 'seal'>,
  db: Db,
  policy: PolicyRow,
  endorsementNo: string,
): Promise<PolicyMatterRow[]> {
  await readBookedOne(db, policy.id, endorsementNo);
  const { rows, version, facts } = await matterBy(deps, db, policy.id, endorsementNo);
  const changed = describeChanged(policy.line, facts);
  if (version > 0) return [...rows.map(describeKept), ...changed];
  const persons = await readPersons(db, deps.seal, 'policy', policy.id);
  return [...describeInsured(persons), ...answersOf(deps, policy).flatMap(describeAnswers), ...changed];
}
