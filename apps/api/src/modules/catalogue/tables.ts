import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { NoteKind, Promotion, PromotionRule } from '../../ports/catalogue.ts';

interface OfVersion {
  line: string;
  version: number;
}

interface NamedRow {
  name_en: string;
  name_zh: string;
}

interface PromotionColumns {
  code: string;
  discount_basis_points: number;
  valid_from: string;
  valid_to: string;
  rule: JSONColumnType<PromotionRule, string | null> | null;
  failure_en: string | null;
  failure_zh: string | null;
}

/** Rows of migrations/001_catalogue.sql. Dates are read as text, whatever the driver makes of them. */
export interface CatalogueTables {
  insurers: NamedRow & {
    code: string;
    seq: number;
    brand_en: string;
    brand_zh: string;
    style_en: string;
    style_zh: string;
    colour: string;
    default_method: string;
    connected: boolean;
    site_url: string;
    emergency_phone: string | null;
  };
  catalogue_versions: OfVersion & {
    effective_from: string;
    status: Generated<'draft' | 'published'>;
    published_at: ColumnType<Date | null, never, Date>;
    note: string;
  };
  plans: OfVersion &
    NamedRow & {
      code: string;
      seq: number;
      insurer_code: string;
      tier: string;
      method: string;
      relativity_basis_points: number;
      standing_discount_basis_points: number;
      limit_factor_basis_points: number;
      brochure_file: string;
      wording_file: string;
      claim_file: string;
    };
  tariff_cells: OfVersion & {
    table_name: string;
    key: string[];
    seq: number;
    /** An exact decimal. */
    value: string;
  };
  benefits: OfVersion &
    NamedRow & {
      code: string;
      seq: number;
      benefit_group: string;
      part_of: string | null;
      highlight_rank: number | null;
      /** Read through a schema. */
      terms: JSONColumnType<object>;
    };
  important_notes: OfVersion & { seq: number; kind: NoteKind | null; text_en: string; text_zh: string };
  optional_covers: OfVersion &
    NamedRow & {
      code: string;
      seq: number;
      rider: string;
      minimum_age: number | null;
      adds: JSONColumnType<unknown[]>;
    };
  promotions: PromotionColumns & { line: string | null };
  /** Rows of migrations/008_catalogue_upkeep.sql and 192_promotions_replaced.sql. */
  version_promotions: OfVersion &
    PromotionColumns & {
      for_all_lines: boolean;
      replaces: JSONColumnType<Promotion, string | null> | null;
    };
  levies: {
    code: string;
    class: string;
    effective_from: string;
    effective_to: string | null;
    rate_ppm: number;
    cap_cents: number | null;
  };
  settings: { key: string; value: string };
}

declare module '../../db/database.ts' {
  interface Database extends CatalogueTables {}
}
