import type { LineCode } from '@onegi/contract/lines';
import type { Answers, Ask, Incident, Question } from './incident.ts';
import { incidentsByLine } from './incidents-by-line.ts';

/** How many incidents of a line are shown first. */
const MOST_TYPICAL = 6;

/** What happens most, and what buyers of the line ask about first. The others of the line follow where a variant has none of these. */
const typical: Readonly<Record<LineCode, readonly string[]>> = {
  TRAVEL: ['hospital-abroad', 'phone-stolen', 'baggage-late', 'flight-delayed', 'trip-cancelled', 'belongings-stolen'],
  HOME: ['burst-pipe', 'burglary', 'typhoon', 'kitchen-fire', 'water-below', 'dropped-television'],
  FIRE: ['kitchen-fire', 'typhoon', 'burst-pipe', 'landslip', 'total-loss', 'passer-by'],
  OS: ['hospital-stay', 'laptop-stolen', 'study-interrupted', 'doctor-visits', 'flight-delayed', 'passport-lost'],
  MOTOR: ['car-park', 'own-fault', 'other-car', 'stolen', 'windscreen', 'pedestrian-hurt'],
  PA: ['broken-leg', 'hospital-stay', 'lasting-loss', 'fatal-accident', 'bonesetter', 'off-work'],
  PET: ['swallowed-toy', 'skin-illness', 'limping', 'cancer', 'bitten-child', 'lost-pet'],
  DH: ['clinic-visits', 'broken-leg', 'toothache', 'work-injury', 'sent-home', 'theft'],
  MEDICAL: ['operation', 'scan', 'cancer-treatment', 'intensive-care', 'flu', 'teeth'],
  GOLF: ['hole-in-one', 'ball-hits-player', 'boot-theft', 'clubs-damaged', 'sprain', 'buggy-crash'],
};

/** The line's typical incidents before its others, which stay in their order. */
export function typicalFirst(line: LineCode, incidents: readonly Incident[]): Incident[] {
  const place = ({ code }: Incident) => {
    const at = typical[line].indexOf(code);
    return at < 0 ? MOST_TYPICAL : at;
  };
  return incidents.toSorted((a, b) => place(a) - place(b));
}

/** Up to six of the incidents, the line's typical ones first. */
export const typicalOf = (line: LineCode, incidents: readonly Incident[] = incidentsByLine[line]): Incident[] =>
  typicalFirst(line, incidents).slice(0, MOST_TYPICAL);

/**
 * What a story needs of the insured that it has no example of itself: an everyday case. One table for lists, comparisons
 * and worked examples, so that a plan pays the same for an incident wherever it is shown. Decision 008.
 */
const everyday: Readonly<Partial<Record<Ask, number | string>>> = {
  age: 35,
  alert: 'red',
  buildingAge: 'W',
  buildingType: 'A',
  carValue: 200_000,
  cause: 'accident',
  contentsValue: 300_000,
  deductible: 'none',
  driver: 'named',
  driverKilled: 'holder',
  held: 365,
  loss: 'thumb',
  operationClass: 'major',
  petAge: 3,
  place: 'asia',
  rebuildingValue: 3_000_000,
  sumInsured: 3_000_000,
  transport: 'public',
};

function typicalAnswer(question: Question): number | string {
  // An optional cover counts as not added.
  if (question.rider !== undefined) return question.kind === 'choice' ? (question.options[0] ?? 'none') : 0;
  if (question.kind !== 'choice' && question.initial !== undefined) return question.initial;
  const answer = everyday[question.key];
  if (answer === undefined) throw new Error(`There is no typical answer to "${question.key}"`);
  return answer;
}

/**
 * Typical answers to all that is asked about an incident: the story's own example, or an everyday case.
 * @param known what a quote answers, which counts first. A building is worth what it is insured for, so that no example is
 *   about under-insurance
 */
export function typicalAnswers({ questions }: Incident, known: Answers = {}): Answers {
  const { sumInsured } = known;
  const worth = sumInsured === undefined ? {} : { rebuildingValue: sumInsured, rebuilding: sumInsured };
  const answers = questions.map((question) => {
    const { key } = question;
    return [key, known[key] ?? worth[key as keyof typeof worth] ?? typicalAnswer(question)];
  });
  return Object.fromEntries(answers) as Answers;
}
