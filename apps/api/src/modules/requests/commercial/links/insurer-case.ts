import type { InsurerCase } from '@onegi/contract/calls/requests/commercial/insurer-answer';
import type { FilledIn } from '@onegi/contract/commercial/check-case';
import { caseDocument } from '@onegi/contract/fields/commercial';
import { bearsInPart, employeesThatCount } from '@onegi/contract/templates';
import type { Db } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { insurerByLink } from '../../../../ports/actor.ts';
import { occupationList } from '../../../catalogue/occupation-lists.ts';
import { readFiles, type StoredFileRow } from '../../../files/stored-file.ts';
import { officeOnlyRows } from '../../../templates/templates.ts';
import { allowedActions } from '../../../workflow/act.ts';
import { answersOf } from '../../read-request.ts';
import type { RequestRow } from '../../tables.ts';
import { isOfCase, slotsThatCount } from '../case-documents.ts';
import { formOf } from '../case-form.ts';
import { describeFile } from '../describe-file.ts';
import { describeMatter } from '../describe-matter.ts';
import { filledInOf } from '../filled-in.ts';
import { filesOwner } from '../issue/policy-files.ts';
import { describeOffer } from '../offers/describe-offer.ts';
import { offerWorkflow } from '../offers/offer-workflow.ts';
import { slotsOf } from '../offers/read-offers.ts';
import { type FoundLink, whyOver } from './find-link.ts';

type CaseDeps = Pick<Deps, 'seal' | 'clock' | 'catalogue'>;

/** The files of a case that an insurer may read: its documents that count, and those of its own answer. */
export async function filesForInsurer(deps: CaseDeps, db: Db, { request, offer }: FoundLink): Promise<StoredFileRow[]> {
  const files = await readFiles(db, caseDocument, filesOwner(request));
  const counted = slotsThatCount(formOf(deps.catalogue.current(), request), filledInOf(deps, request).answers);
  return files.filter(({ slot }) => slot && (counted.includes(slot) || slot.startsWith(slotsOf(offer))));
}

/** What was written of what a case insures. */
async function writtenMatter(deps: CaseDeps, db: Db, request: RequestRow): Promise<InsurerCase['subjectMatter']> {
  const rows = (await describeMatter(deps, db, request)) ?? [];
  return rows
    .filter(({ content }) => content !== '')
    .map(({ fieldName, fieldNameZh, content }) => ({ fieldName, fieldNameZh, content }));
}

/** Of what an insurer reads of a case: another once any of it has changed. */
export async function markOfCase(
  deps: CaseDeps,
  db: Db,
  request: RequestRow,
  files: readonly StoredFileRow[],
): Promise<string> {
  const filledIn = filledInOf(deps, request);
  const { insuredName, startsOn, endsOn, answers, descriptions } = filledIn;
  const documents = files.filter(isOfCase).map(({ id, slot }) => [slot, id]);
  const inOrder = (values: object) => Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const read = [
    insuredName,
    startsOn,
    endsOn,
    request.transaction_type,
    inOrder(answers),
    employeesThatCount(formOf(deps.catalogue.current(), request), filledIn),
    inOrder(descriptions),
    documents,
    ...(await writtenMatter(deps, db, request)).map(({ fieldName, content }) => [fieldName, content]),
  ];
  return deps.seal.hash('case as an insurer reads it', JSON.stringify(read)).toString('base64url');
}

function describeEmployees(employees: FilledIn['employees']): InsurerCase['employees'] {
  return employees.map((row) => {
    const occupation = occupationList.find(({ value }) => value === row.employeeOccupation);
    return {
      ...row,
      occupationName: occupation?.label ?? row.employeeOccupation,
      occupationNameZh: occupation?.labelZh ?? row.employeeOccupation,
    };
  });
}

/** A case as the insurer whose link is good reads it. */
export async function describeInsurerCase(
  deps: CaseDeps,
  db: Db,
  found: FoundLink,
  token: string,
): Promise<InsurerCase> {
  const { request, offer, link } = found;
  const now = deps.clock.now();
  const form = formOf(deps.catalogue.current(), request);
  const filledIn = filledInOf(deps, request);
  const { insuredName, descriptions } = filledIn;
  const files = await filesForInsurer(deps, db, found);
  const addressOf = ({ id }: StoredFileRow) => `/api/insurer/link/${token}/doc/${id}`;
  const withheld = officeOnlyRows(request.template, request.template_version);
  const by = { actor: insurerByLink, now };
  const described = describeOffer(deps, offer, { request, files: [] }, by);
  const own = files.filter((file) => !isOfCase(file));
  return {
    caseNumber: request.request_number,
    caseShown: await markOfCase(deps, db, request, files),
    productName: form.productName,
    productNameZh: form.productNameZh,
    templateName: form.templateName,
    templateNameZh: form.templateNameZh,
    transactionType: request.transaction_type ?? 'newBusiness',
    insuredName,
    startsOn: request.starts_on,
    endsOn: request.ends_on,
    isPending: request.status === 'pending',
    answers: answersOf(deps, request, ({ questionId }) => !withheld.has(questionId)),
    employees: describeEmployees(employeesThatCount(form, filledIn)),
    subjectMatter: await writtenMatter(deps, db, request),
    documents: form.documents.flatMap(({ order, name, nameZh, canDescribe }) => {
      const file = files.find(({ slot }) => slot === String(order));
      if (!file) return [];
      const called = canDescribe ? (descriptions[order] ?? '') : undefined;
      return [{ name: called ?? name, nameZh: called ?? nameZh, ...describeFile(deps.seal, file, addressOf(file)) }];
    }),
    asksBearing: bearsInPart(form, filledIn.answers),
    offer: { ...described, files: own.map((file) => describeFile(deps.seal, file, addressOf(file))) },
    linkGoodUntil: link.expires_at.toISOString(),
    canAnswer: whyOver(found, now) === undefined && allowedActions(offerWorkflow, offer, by).includes('quote'),
  };
}
