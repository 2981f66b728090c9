import * as z from 'zod';
import { call } from '../../call.ts';
import { commonFields as c } from '../../fields/common.ts';
import { type Of, optional, shape } from '../../shape.ts';

const savedView = shape({ viewId: c.viewId, viewName: c.viewName, viewSearch: c.viewSearch, isDefault: c.isDefault });
export type SavedView = Of<typeof savedView>;

/** The most views that somebody may keep of one list. */
export const SAVED_VIEWS = 20;

const common = { method: 'POST', tag: 'common', permission: 'account.own', answer: z.array(savedView.codec) } as const;

export const savedViews = call({
  ...common,
  name: 'savedViews',
  path: '/common/views/list',
  summary: 'The views of a list that the caller has saved, by name',
  body: shape({ list: c.list }),
});

export const saveView = call({
  ...common,
  name: 'saveView',
  path: '/common/views/save',
  summary: 'Keeps filters and order of a list under a name; the same name again replaces them',
  body: shape({ list: c.list, viewName: c.viewName, viewSearch: c.viewSearch }),
});

export const changeView = call({
  ...common,
  name: 'changeView',
  path: '/common/views/{id}',
  summary: 'Renames a saved view, or makes it the one that its list opens with; answers those of the same list',
  params: shape({ viewId: c.viewId }),
  body: shape({ viewName: optional(c.viewName), isDefault: optional(c.isDefault) }),
});

export const deleteView = call({
  ...common,
  method: 'DELETE',
  name: 'deleteView',
  path: '/common/views/{id}',
  summary: 'Forgets a saved view; answers those of the same list that are left',
  params: shape({ viewId: c.viewId }),
});
