import * as matter from '@onegi/contract/calls/policies/endorsements/draft-matter';
import * as calls from '@onegi/contract/calls/policies/endorsements/drafts';
import { draftList } from '@onegi/contract/calls/policies/endorsements/list-drafts';
import type { Deps } from '../../../deps.ts';
import type { Api } from '../../../http/fastify.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { requireSignedIn } from '../../../http/signed-in.ts';
import { serveList } from '../../../lists/serve-list.ts';
import { describeDraft } from './describe-draft.ts';
import { addMatterRow, deleteMatterRow, openDraftMatter, writeDraftMatter } from './draft-matter.ts';
import { readDraft } from './draft-row.ts';
import { approveDraft } from './issue-endorsement.ts';
import { listedDrafts } from './list-drafts.ts';
import { deleteDraft, returnDraft, submitDraft } from './move-draft.ts';
import { previewEndorsement, readOptions, saveDraft } from './save-draft.ts';

/** Endorsements: drafted, approved by another, issued. */
export function endorsementRoutes(app: Api, deps: Deps): void {
  serveList(app, deps, draftList, (asked) => listedDrafts(deps, asked));
  serveCall(app, calls.getEndorsementOptions, ({ query }) => readOptions(deps, query.number));
  serveCall(app, calls.previewEndorsement, ({ body }) => previewEndorsement(deps, body));
  serveCall(app, calls.saveEndorsement, ({ body, request }) => saveDraft(deps, requireSignedIn(request.actor), body));
  serveCall(app, calls.getEndorsementDraft, async ({ query, request }) =>
    describeDraft(deps, deps.db, await readDraft(deps.db, query.draftId), request.actor),
  );
  serveCall(app, calls.submitEndorsement, ({ body, request }) =>
    submitDraft(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, calls.approveEndorsement, ({ body, request }) =>
    approveDraft(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, calls.returnEndorsement, ({ body, request }) =>
    returnDraft(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, calls.deleteEndorsement, ({ body, request }) =>
    deleteDraft(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, matter.getDraftMatter, ({ query, request }) => openDraftMatter(deps, request.actor, query.draftId));
  serveCall(app, matter.updateDraftMatter, ({ body, request }) =>
    writeDraftMatter(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, matter.addDraftMatter, ({ body, request }) =>
    addMatterRow(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, matter.deleteDraftMatter, ({ query, request }) =>
    deleteMatterRow(deps, requireSignedIn(request.actor), query),
  );
}
