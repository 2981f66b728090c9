import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import type { MotorFile } from '@onegi/contract/calls/motor/files';
import { yearFrom } from '@onegi/contract/commercial/check-case';
import {
  liveMotorStates,
  type MotorFileType,
  type MotorState,
  motorDocument,
  motorFields,
} from '@onegi/contract/fields/motor';
import { type Permission, scopeOf } from '@onegi/contract/permissions';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../ports/actor.ts';
import { namesOfUsers } from '../accounts/users/names-of-users.ts';
import { describeReviewed } from '../files/review-file.ts';
import { nameOfFile, readFiles, type StoredFileRow } from '../files/stored-file.ts';
import { allowedActions } from '../workflow/act.ts';
import { isOwnCase } from './case-row.ts';
import { motorWorkflow } from './motor-workflow.ts';
import type { MotorCaseRow } from './tables.ts';
import { picturesOfFiles } from './thumbnails/thumbnail-rows.ts';

/** Documents are kept for so long after the policy has ended. */
const KEPT_YEARS = 7;
const DEAR_DOLLARS = 800_000;
const OLD_YEARS = 10;

/** Types that a case must hold before it can be confirmed (domain brief 5.7). */
function neededToConfirm(form: MotorForm): MotorFileType[] {
  const year = Number(form.startsOn.slice(0, 4)) - Number(form.yearMade);
  return [
    'E01',
    'E02',
    'E03',
    'E04',
    ...(Number(form.ncdPercent) > 0 ? (['E05'] as const) : []),
    ...(form.cover === 'C' && Number(form.insuredDollars) > DEAR_DOLLARS ? (['E06'] as const) : []),
    ...(form.cover === 'C' && year > OLD_YEARS ? (['E07'] as const) : []),
  ];
}

const hasDriver = new Set<MotorState>(['confirmed', 'generated', 'audited', 'approved']);

/** How many files of a type a case holds: in place of one that is to be corrected, another is wanted. */
export const countHeld = (files: readonly Pick<StoredFileRow, 'slot' | 'state'>[], type: MotorFileType): number =>
  files.filter(({ slot, state }) => slot?.startsWith(type) && state !== 'toCorrect').length;

/** Which types are missing for a case's next step; a driving licence is wanted of each named driver. */
export function missingTypes(
  form: MotorForm,
  state: MotorState,
  files: readonly Pick<StoredFileRow, 'slot' | 'state'>[],
): MotorFileType[] {
  const needed: MotorFileType[] = hasDriver.has(state) ? [...neededToConfirm(form), 'E09'] : neededToConfirm(form);
  return needed.filter((type) => countHeld(files, type) < (type === 'E04' ? Math.max(1, form.drivers.length) : 1));
}

export const filesOfCase = (db: Db, { id }: Pick<MotorCaseRow, 'id'>): Promise<StoredFileRow[]> =>
  readFiles(db, motorDocument, id);

/** @throws AppError motorCase.filesMissing naming the types */
export function requireFiles(form: MotorForm, state: MotorState, files: readonly StoredFileRow[]): void {
  const missing = missingTypes(form, state, files);
  if (missing.length > 0) throw new AppError('motorCase.filesMissing', { types: missing.join(', ') });
}

/** Seven years after the last day of cover; null while that is not known. */
function keptUntil({ starts_on }: MotorCaseRow): string | null {
  if (!starts_on) return null;
  const last = yearFrom(starts_on);
  return `${Number(last.slice(0, 4)) + KEPT_YEARS}${last.slice(4)}`;
}

/** A slot holds one file; a type holds many: the upload's own id makes its slot. */
export const slotOf = (type: MotorFileType, id: string) => `${type}-${id}`;

/** The type of a file, by its slot. */
export const typeOf = ({ slot }: Pick<StoredFileRow, 'slot'>): MotorFileType =>
  motorFields.fileType.schema.parse(slot?.slice(0, 3));

interface By {
  readonly actor: Actor;
  readonly now: Date;
}

/** Those of the office who work on a case from its documents. */
const office: readonly Permission[] = ['motor.clear', 'motor.generate', 'motor.audit'];

/**
 * Whether somebody works on a case with its documents: the office, and whose case it is. Who has two roles may see the
 * cases of others by the one, and changes their own by the other.
 */
export const worksOnFiles = (row: MotorCaseRow, actor: Actor): boolean =>
  office.some((permission) => scopeOf(actor, permission)) ||
  (isOwnCase(row, actor) && scopeOf(actor, 'motor.write') !== null);

/**
 * Whether somebody may change what is in the file of a case: the office while it is under way, its broker or agent while it
 * can be keyed, for what was confirmed with documents keeps them.
 * @returns true, or why not
 */
export function mayChangeFiles(row: MotorCaseRow, by: By): true | 'motorCase.wrongState' | 'permission.denied' {
  if (!worksOnFiles(row, by.actor)) return 'permission.denied';
  if (office.some((permission) => scopeOf(by.actor, permission)))
    return liveMotorStates.includes(row.status) || 'motorCase.wrongState';
  return allowedActions(motorWorkflow, row, by).includes('save') || 'motorCase.wrongState';
}

export async function describeFiles(
  { seal }: Pick<Deps, 'seal'>,
  db: Db,
  row: MotorCaseRow,
  files: readonly StoredFileRow[],
  by: By,
): Promise<MotorFile[]> {
  const names = await namesOfUsers(
    db,
    files.map(({ uploaded_by }) => uploaded_by),
  );
  const pictures = await picturesOfFiles(
    db,
    files.map(({ id }) => id),
  );
  const mayChange = mayChangeFiles(row, by) === true;
  return files.map((file) => {
    const { state, note, allowedActions: actions } = describeReviewed(seal, motorDocument, file, by);
    const pages = pictures.get(file.id) ?? 0;
    const uploader = names.get(file.uploaded_by ?? '');
    const downloadUrl = `/api/motor/quotation/efs/${file.id}`;
    return {
      fileId: file.id,
      fileType: typeOf(file),
      fileName: nameOfFile(seal, file),
      fileEnding: file.file_type,
      fileBytes: Number(file.bytes),
      uploadedAt: file.uploaded_at.toISOString(),
      uploadedBy: uploader?.name ?? null,
      uploadedByZh: uploader?.nameZh ?? null,
      keptUntil: keptUntil(row),
      fileState: state,
      fileNote: note,
      downloadUrl,
      thumbnailUrl: pages > 0 ? `${downloadUrl}/thumbnail` : null,
      pageUrls: pages > 1 ? Array.from({ length: pages }, (_, at) => `${downloadUrl}/pages/${at + 1}`) : [],
      allowedActions: [
        // What its sender may remove they may while the case can be keyed.
        ...actions.filter((action) => action !== 'remove' || mayChange),
        ...(mayChange && state !== 'accepted' ? (['sort'] as const) : []),
      ],
    };
  });
}
