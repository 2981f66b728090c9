import { menu } from '@onegi/contract/calls/accounts/sessions';
import { demoUsers } from '@onegi/contract/calls/accounts/users';
import { sendEnquiry } from '@onegi/contract/calls/company/contact';
import { type MenuEntry, menuGroups } from '@onegi/contract/menus';
import { type Permission, permissions, type Rights, rightsOf } from '@onegi/contract/permissions';
import { type UserRole, userRoles } from '@onegi/contract/roles';
import { expect, type Page, test } from '@playwright/test';
import { pages } from '../apps/web/src/lib/pages.ts';
import { callAs, elsewhere, signIn } from './accounts.ts';
import { openReady } from './open-ready.ts';
import { field } from './purchase.ts';

const isForAll = (roles: readonly string[], permission: Permission) =>
  roles.every((role) => role in permissions[permission]);

/** What can be done on a page by some of those who may open it, and what it takes. */
const buttonsOf: Readonly<Record<string, readonly { readonly name: RegExp; readonly permission: Permission }[]>> = {
  'content-editor?box=news': [{ name: /^Actions: /, permission: 'content.edit' }],
  'content-editor?box=faq': [
    { name: /^(Publish|Withdraw) /, permission: 'content.edit' },
    { name: /^Add a question$/, permission: 'content.edit' },
  ],
  enquiries: [{ name: /^Actions: EN/, permission: 'enquiries.answer' }],
  users: [
    { name: /^Invite a user$/, permission: 'users.write' },
    { name: /^Actions: /, permission: 'users.write' },
  ],
  settings: [{ name: /^Save$/, permission: 'settings.write' }],
};

const pathOf = (address: string) => address.replace(/\?.*$/, '');

/** Addresses of pages that only some may open: those with buttons for some, and what is not among them. */
const restricted = pages.filter(({ permission }) => !('visitor' in permissions[permission]));
const forAll = restricted.filter(({ permission }) => isForAll(userRoles, permission));
const forSome = restricted
  .filter((page) => !forAll.includes(page))
  .flatMap(({ path, permission }) => {
    const addresses = Object.keys(buttonsOf).filter((address) => pathOf(address) === path);
    return (addresses.length > 0 ? addresses : [path]).map((address) => ({ address, permission }));
  });

/** Every page that opens with these rights, and of those that one right closes the first: one guard closes them all. */
const visitedWith = (rights: Rights) =>
  forSome.filter(
    (page) => rights[page.permission] || page === forSome.find(({ permission }) => permission === page.permission),
  );

/** One role of each set of rights: what the others see is the same. */
const roles = [...Map.groupBy(userRoles, (role) => JSON.stringify(rightsOf({ roles: [role], limitedTo: null })))].map(
  ([, [first]]) => first as UserRole,
);

async function signInAs(page: Page, role: UserRole): Promise<void> {
  const { data } = await (await page.request.get(`/api${demoUsers.path}`)).json();
  const user = (data as { email: string; roles: string[] }[]).find(({ roles: [first] }) => first === role);
  if (!user) throw new Error(`The demo has no ${role}.`);
  await signIn(page, user.email.replace(/^demo\.|@.*$/g, ''));
}

/** Opens the page; answers whether it was for the user. Nothing it asks for while it opens may be refused. */
async function isOpenTo(page: Page, address: string): Promise<boolean> {
  const refused: string[] = [];
  page.removeAllListeners('response').on('response', (answer) => {
    if ([401, 403].includes(answer.status())) refused.push(answer.url());
  });
  await page.goto(`/${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main .mantine-Skeleton-root')).toHaveCount(0);
  expect([address, refused]).toEqual([address, []]);
  return (await page.getByText('Your account may not open this page.').count()) === 0;
}

async function expectMenus(page: Page, rights: Rights): Promise<void> {
  const data = (await callAs(page, menu)) as { items: { path: string }[] }[];
  const rows = Object.values(menuGroups).flatMap((group): MenuEntry[] => Object.values(group));
  const due = rows.filter(({ permission }) => rights[permission]).map(({ path }) => path);
  expect(data.flatMap(({ items }) => items.map(({ path }) => path))).toEqual(due);
}

for (const role of roles) {
  test(`the pages, menus and buttons that a user with the role ${role} sees are those of the table of rights`, async ({
    page,
  }) => {
    // A page after the other, which takes its time on a busy machine.
    test.slow();
    const rights = rightsOf({ roles: [role], limitedTo: null });
    await signInAs(page, role);
    await expectMenus(page, rights);
    // There must be something to answer.
    const enquiry = { name: 'Ho Siu Fan', email: 'ho@example.com', enquiry: 'Which plan covers skiing?' };
    await callAs(page, sendEnquiry, enquiry, elsewhere());
    for (const { address, permission } of visitedWith(rights)) {
      const isOpen = await isOpenTo(page, address);
      expect([address, isOpen]).toEqual([address, rights[permission] !== undefined]);
      for (const { name, permission: needed } of isOpen ? (buttonsOf[address] ?? []) : []) {
        const found = page.getByRole('button', { name });
        if (rights[needed]) await expect(found.first()).toBeVisible();
        else await expect(found).toHaveCount(0);
      }
    }
  });
}

test('what everybody may open who is signed in opens to who has no other right', async ({ page }) => {
  test.slow();
  await signInAs(page, 'underwriter');
  // The dashboard has three addresses.
  const paths = [...Map.groupBy(forAll, ({ file }) => file).values()].flatMap(([first]) => first?.path ?? []);
  for (const path of paths) expect([path, await isOpenTo(page, path)]).toEqual([path, true]);
});

test('a consultant code of another’s is given only after a question, which goes when the code is changed', async ({
  page,
}) => {
  await signInAs(page, 'administrator');
  await openReady(page, '/users');
  await page.getByRole('button', { name: 'Invite a user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  const employeeId = `E${Date.now()}`;
  await field(page, 'email').fill(`${employeeId}@example.com`);
  await field(page, 'employeeId').fill(employeeId);
  await field(page, 'name').fill('Ho Siu Fan');
  await field(page, 'consultantCodes').fill('TR0003');
  await dialog.getByRole('checkbox', { name: 'Consultant' }).check();
  const send = dialog.getByRole('button', { name: 'Send the invitation' });
  await send.click();
  await expect(dialog.getByText(/TR0003 belongs to Billy Demo/).first()).toBeVisible();
  const share = dialog.getByRole('checkbox', { name: 'Share it all the same' });
  await field(page, 'consultantCodes').fill('TR0003, TR0004');
  await expect(share).toBeHidden();
  await send.click();
  await expect(dialog.getByText(/TR0003, TR0004 belongs to Billy Demo, Agnes Demo/).first()).toBeVisible();
  await share.check();
  await send.click();
  await expect(dialog).toBeHidden();
});
