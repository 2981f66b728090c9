import { addDays } from '@onegi/contract/lines/dates';
import type { Deps } from '../../src/deps.ts';
import type { SignedInUser } from '../../src/http/signed-in.ts';
import { readHolderNames } from '../../src/modules/persons/read-holder-names.ts';
import { actorOf } from '../actor-of.ts';
import type { DemoFiles } from '../cases/demo-files.ts';
import type { Past } from '../past-parts.ts';
import { Agenda } from './agenda.ts';

/** Those of the office who handle changes and money. */
interface OfficePeople {
  readonly finance: SignedInUser;
  readonly operations: SignedInUser;
  readonly officer: SignedInUser;
  readonly approver: SignedInUser;
}

/** The office of the demonstration at work in its past. */
export interface Office {
  readonly past: Past;
  readonly deps: Deps;
  readonly agenda: Agenda;
  readonly files: DemoFiles;
  readonly people: OfficePeople;
  /** The day on which the demonstration is made. */
  readonly today: string;
  /** Plans work so many days from the day of the clock. Nothing happens today or later. */
  later(days: number, work: () => Promise<unknown>): void;
  /** The number on the next client's cheque. */
  nextCheque(): string;
}

/** A debit or credit note as the office handles it; money in cents, of a credit note negative. */
export interface Note {
  readonly noteId: string;
  readonly policyId: string;
  readonly insurerCode: string;
  readonly cents: number;
}

export async function openOffice(past: Past, today: string, files: DemoFiles): Promise<Office> {
  const { deps } = past;
  const agenda = new Agenda();
  let cheques = 200_100;
  const who = (word: string) => actorOf(deps.db, `demo.${word}`);
  return {
    past,
    deps,
    agenda,
    files,
    today,
    people: {
      finance: await who('finance'),
      operations: await who('operations'),
      officer: await who('officer'),
      approver: await who('approver'),
    },
    later: (days, work) => agenda.plan(addDays(deps.clock.today(), days), work),
    nextCheque: () => {
      cheques += 7;
      return String(cheques);
    },
  };
}

/** Who holds a policy, as a bank shows who paid. */
export async function holderOf({ deps }: Office, policyId: string): Promise<string> {
  return (await readHolderNames(deps.db, deps.seal, [policyId])).get(policyId) ?? '';
}
