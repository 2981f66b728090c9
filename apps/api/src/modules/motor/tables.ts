import type { MotorState } from '@onegi/contract/fields/motor';
import type { excessCodes } from '@onegi/contract/fields/motor-papers';
import type { MotorRisk } from '@onegi/rating/lines/motor/motor-types';
import type { MotorCaseTerms, MotorPremium } from '@onegi/rating/motor-case/premium';
import type { Referral } from '@onegi/rating/motor-case/refer-rules';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** What was agreed and why, as it was keyed. */
export interface AgreedTerms {
  readonly insurerDiscountBasisPoints: number;
  readonly clientDiscountBasisPoints: number;
  readonly loadingPercent: number | null;
  readonly reason: string;
}

/** What the insured bears of a kind of loss, worked out for a case. */
export interface CaseExcess {
  readonly code: (typeof excessCodes)[number];
  readonly cents: number;
  /** On top of the excess of the loss. */
  readonly isAdditional: boolean;
  /** The named drivers whom it is for. */
  readonly drivers: readonly number[];
}

type Json<T> = ColumnType<T, string, never>;

/** Rows of migrations/141_motor_cases.sql, 148_motor_papers.sql and 151_motor_work_signals.sql. */
export interface MotorTables {
  motor_cases: {
    id: string;
    quotation_number: string;
    status: MotorState;
    state_changed_at: Date | null;
    /** Of two who have seen the same one the second is told. */
    version: Generated<number>;
    edition: Generated<number>;
    panel: 'BK' | 'AS';
    consultant_code: string | null;
    unit: string | null;
    created_by: string;
    created_at: Date;
    changed_at: Date;
    entered_by: string[];
    copied_from: string | null;
    form_sealed: Buffer;
    insured_name_sealed: Buffer | null;
    insured_name_hash: Buffer | null;
    identity_hash: Buffer | null;
    chassis_hash: Buffer | null;
    mark_hash: Buffer | null;
    starts_on: string | null;
    quote_id: string | null;
    insurer_code: string | null;
    total_cents: number | null;
    refers: Generated<boolean>;
    expires_at: Date | null;
    /** The step of which the team lead was told that it is late, by when it began. */
    late_mailed_for: Generated<Date | null>;
    cleared_facts: string | null;
    underwriter_loading_cents: Generated<number>;
    cleared_by: string | null;
    confirmed_at: Date | null;
    confirmed_by: string | null;
    cover_note_number: string | null;
    cover_note_from: Date | null;
    cover_note_until: Date | null;
    certificate_number: string | null;
    generated_by: string | null;
    audited_by: string | null;
    approved_by: string | null;
    returned_fields: Generated<string[]>;
    note_sealed: Buffer | null;
    policy_id: string | null;
  };
  motor_quotes: {
    id: string;
    case_id: string;
    made_at: Date;
    made_by: string;
    catalogue_version: number;
    plan_code: string;
    risk: Json<MotorRisk>;
    terms: Json<MotorCaseTerms>;
    agreed: Json<AgreedTerms>;
    premium: ColumnType<MotorPremium | null, string | null, never>;
    referral: Json<Referral>;
    facts: string;
    /** Null in rows from before it was kept: it follows from plan and risk. */
    excesses: ColumnType<readonly CaseExcess[] | null, string | null, never>;
  };
  /** Rows of migrations/152_motor_file.sql and 157_motor_pages.sql. */
  motor_ticks: { case_id: string; edition: number; field: string; ticked_by: string; ticked_at: Date };
  motor_thumbnail_pages: { file_id: string; page: number; picture_sealed: Buffer };
  motor_thumbnails: { file_id: string; taken_at: Date; made_at: Date | null; picture_sealed: Buffer | null };
}

export type MotorCaseRow = Selectable<MotorTables['motor_cases']>;
export type MotorQuoteRow = Selectable<MotorTables['motor_quotes']>;

/** What a case is sealed for. */
export const sealOwner = (id: string) => `motor_cases/${id}`;

declare module '../../db/database.ts' {
  interface Database extends MotorTables {}
}
