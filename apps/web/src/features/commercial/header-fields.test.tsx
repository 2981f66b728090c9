// @vitest-environment happy-dom
import type { TemplateId } from '@onegi/contract/fields/requests';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { draw } from '../../components/test-render.tsx';
import { type CaseContent, emptyContent, openPartsOf } from './case-content.ts';
import { HeaderFields } from './header-fields.tsx';

afterEach(cleanup);

function Header({ templateId, begun = {} }: { templateId: TemplateId; begun?: Partial<CaseContent> }) {
  const [content, setContent] = useState<CaseContent>({ ...emptyContent({ questions: [], documents: [] }), ...begun });
  return (
    <HeaderFields
      templateId={templateId}
      content={content}
      open={openPartsOf(undefined)}
      onChange={(change) => setContent((before) => ({ ...before, ...change }))}
      errorOf={() => undefined}
    />
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const from = () => box('Period of Insurance From');
const to = () => box('Period of Insurance To');

it('fills in the end of a year, which follows the beginning until another end is chosen', async () => {
  const user = draw(<Header templateId="PAR" />);
  await user.type(from(), '1/3/2028');
  expect(to().value).toBe('28/02/2029');
  await user.clear(from());
  await user.type(from(), '15/1/2028');
  expect(to().value).toBe('14/01/2029');
  await user.clear(to());
  await user.type(to(), '31/12/2028');
  await user.clear(from());
  await user.type(from(), '1/2/2028');
  expect(to().value).toBe('31/12/2028');
});

it('lets the end of a saved draft follow too, and leaves that of a single project to who builds', async () => {
  const saved = draw(<Header templateId="EC" begun={{ startsOn: '2027-01-01', endsOn: '2027-12-31' }} />);
  await saved.clear(from());
  await saved.type(from(), '1/6/2027');
  expect(to().value).toBe('31/05/2028');
  cleanup();
  const project = draw(<Header templateId="CAR_P" />);
  await project.type(from(), '1/6/2027');
  expect(to().value).toBe('');
});
