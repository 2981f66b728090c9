import * as boxes from '@onegi/contract/calls/content/boxes';
import { claimFaqs, claimForms } from '@onegi/contract/calls/content/claims';
import * as editing from '@onegi/contract/calls/content/editing';
import * as library from '@onegi/contract/calls/content/library';
import type { Box } from '@onegi/contract/fields/content';
import { scopeOf } from '@onegi/contract/permissions';
import type { Deps } from '../../deps.ts';
import type { Api, Request } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { requireSignedIn } from '../../http/signed-in.ts';
import { withUploads } from '../../http/take-upload.ts';
import { serveList } from '../../lists/serve-list.ts';
import { usersWhoMay } from '../accounts/users/users-who-may.ts';
import { changeFile, deleteDraft, saveFileDetails } from './change-file.ts';
import { listClaimForms } from './claim-forms.ts';
import { describeEdited, describeFile } from './describe-file.ts';
import { changeFaq, deleteQuestion, listEditedFaqs, listFaqs, saveQuestion } from './faqs.ts';
import { keepFavourite } from './favourites.ts';
import { editedFilesOf, filesOfBox, filesOfLibrary } from './list-files.ts';
import { sendContent } from './send-content.ts';
import { fileOfLink, sendFiles } from './send-files.ts';
import { uploadFile } from './upload-file.ts';

/** News, activities, the product library and what is needed to claim; the editor's work on them. */
export function contentRoutes(app: Api, deps: Deps): void {
  serveReading(app, deps);
  serveDownloads(app, deps);
  serveEditing(app, deps);
}

function serveReading(app: Api, deps: Deps): void {
  const { db, clock, catalogue } = deps;
  for (const [list, box] of [
    [boxes.newsList, 'news'],
    [boxes.activityList, 'activities'],
  ] as const) {
    serveList(app, deps, list, (asked) => filesOfBox(db, box, asked, { today: clock.today(), describe: describeFile }));
  }
  serveList(app, deps, boxes.libraryList, (asked, { actor }) => {
    const { userId } = requireSignedIn(actor);
    return filesOfLibrary(db, asked, { today: clock.today(), userId, snapshot: catalogue.current() });
  });
  serveCall(app, library.keepFavourite, ({ body, request }) =>
    keepFavourite(deps, requireSignedIn(request.actor).userId, body),
  );
  serveCall(app, library.sendFiles, ({ body, request }) =>
    sendFiles(deps, requireSignedIn(request.actor).userId, body),
  );
  serveCall(app, claimForms, ({ query }) => listClaimForms(deps, query.line));
  serveCall(app, claimFaqs, async ({ query }) => ({ records: await listFaqs(db, query.line) }));
}

function serveDownloads(app: Api, deps: Deps): void {
  const mayEdit = ({ actor }: Request) => scopeOf(actor, 'content.review') !== null;
  const downloads = [
    [boxes.downloadNews, 'news'],
    [boxes.downloadActivity, 'activities'],
    [boxes.downloadLibraryFile, 'prodlib'],
    [boxes.downloadClaimForm, 'claimforms'],
  ] as const satisfies (readonly [unknown, Box])[];
  for (const [call, box] of downloads) {
    serveCall(app, call, ({ params, request, reply }) =>
      sendContent(deps, { box, id: params.id, inEveryState: mayEdit(request) }, request, reply),
    );
  }
  serveCall(app, library.openSharedFile, async ({ params, request, reply }) => {
    const id = await fileOfLink(deps.db, params.token);
    return sendContent(deps, { box: 'prodlib', id, inEveryState: false }, request, reply);
  });
}

function serveEditing(app: Api, deps: Deps): void {
  const { db, clock } = deps;
  const by = ({ actor }: Request) => ({ actor, now: clock.now() });
  serveList(app, deps, editing.editedFileList, (asked, request) =>
    editedFilesOf(db, asked, { userId: request.actor.userId, today: clock.today() }, (row) =>
      describeEdited(row, by(request)),
    ),
  );
  serveCall(app, editing.saveFile, ({ body, request }) => saveFileDetails(deps, request.actor, body));
  serveCall(app, editing.publishFile, ({ body, request }) => changeFile(deps, request.actor, body, 'publish'));
  serveCall(app, editing.publishers, async ({ request: { actor } }) => ({
    records: (await usersWhoMay(db, 'content.edit')).filter(({ id }) => id !== actor.userId),
  }));
  serveCall(app, editing.withdrawFile, ({ body, request }) => changeFile(deps, request.actor, body, 'withdraw'));
  serveCall(app, editing.deleteFile, ({ body, request }) => deleteDraft(deps, request.actor, body));
  withUploads(app, (scope) => {
    serveCall(scope, editing.uploadFile, ({ params, request }) => uploadFile(deps, request, params.box));
  });
  serveCall(app, editing.editedFaqs, async ({ body, request }) => ({
    records: await listEditedFaqs(db, body.line, by(request)),
  }));
  serveCall(app, editing.saveFaq, ({ body, request }) => saveQuestion(deps, request.actor, body));
  serveCall(app, editing.publishFaq, ({ body, request }) => changeFaq(deps, request.actor, body, 'publish'));
  serveCall(app, editing.withdrawFaq, ({ body, request }) => changeFaq(deps, request.actor, body, 'withdraw'));
  serveCall(app, editing.deleteFaq, ({ body, request }) => deleteQuestion(deps, request.actor, body));
}
