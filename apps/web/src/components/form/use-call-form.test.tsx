// @vitest-environment happy-dom
import { sendEnquiry } from '@onegi/contract/calls/company/contact';
import { cleanup, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorSummary } from '../error-summary.tsx';
import { TextField } from '../text-field.tsx';
import { mounted } from './mounted.tsx';
import { useCallForm } from './use-call-form.ts';

const complete = { name: 'Chan Tai Man', email: 'client@example.com', enquiry: 'Is skiing covered?' };
const done = vi.fn();

function Enquiry({ start = {} }: { start?: Partial<typeof complete> }) {
  const [values, setValues] = useState({ name: '', email: '', enquiry: '', ...start });
  const form = useCallForm({
    call: sendEnquiry,
    values,
    onChange: setValues,
    labels: { name: 'Name', email: 'E-mail', enquiry: 'Enquiry' },
    body: (typed) => ({ ...typed, phone: '', language: 'en' as const }),
    onDone: (answer) => done(answer),
    onFailure: ({ message }) => done(message),
  });
  return (
    <form {...form.element}>
      <ErrorSummary {...form.summary} />
      <TextField {...form.field('name')} />
      <TextField {...form.field('email')} />
      <TextField {...form.field('enquiry')} />
      <output>{form.busy ? 'busy' : 'idle'}</output>
    </form>
  );
}

interface Sent {
  key: string | null;
  body: Record<string, unknown>;
  answer: (status: number, envelope: object) => void;
  lose: () => void;
}
let sent: Sent[] = [];

beforeEach(() => {
  sent = [];
  done.mockReset();
  vi.stubGlobal('fetch', (_address: string, { headers, body }: { headers: Headers; body: string }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    sent.push({
      key: headers.get('idempotency-key'),
      body: JSON.parse(body),
      answer: (status, envelope) => resolve(Response.json(envelope, { status })),
      lose: () => reject(new TypeError('lost')),
    });
    return promise;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settled = () => waitFor(() => expect(document.querySelector('output')?.textContent).toBe('idle'));

describe('a form that is bound to a call', () => {
  test('is judged by the schema of the body: a field once it was left, every field after an attempt', async () => {
    const page = await mounted(<Enquiry />);
    await page.type('email', 'nobody');
    expect(page.texts('[id$=-error]')).toEqual([]);
    await page.leave('email');
    expect(page.texts('[id$=-error]')).toEqual(['E-mail must be valid']);
    await page.submit();
    expect(page.texts('[role=alert] li')).toHaveLength(3);
    expect(sent).toEqual([]);
    await page.type('email', complete.email);
    expect(page.texts('#email-error')).toEqual([]);
  });

  test('takes several fields that the browser fills in at once', async () => {
    const page = await mounted(<Enquiry />);
    await page.fillIn(complete);
    await page.submit();
    expect(sent[0]?.body).toMatchObject({ [sendEnquiry.body.wireName('name')]: complete.name });
  });

  test('sends what was typed once, however often it is submitted', async () => {
    const page = await mounted(<Enquiry start={complete} />);
    await page.submit();
    await page.submit();
    expect(page.texts('output')).toEqual(['busy']);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ [sendEnquiry.body.wireName('email')]: complete.email });
    sent[0]?.answer(200, { data: { [sendEnquiry.answer.wireName('enquiryNumber')]: 'EN1' }, msg: '', msgC: '' });
    await settled();
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('sends the same contents under the same key after a lost answer, and others under another', async () => {
    const page = await mounted(<Enquiry start={complete} />);
    await page.submit();
    sent[0]?.lose();
    await settled();
    await page.submit();
    sent[1]?.lose();
    await settled();
    await page.type('name', 'Lee Siu Ling');
    await page.submit();
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  test('shows what the server finds at its field until the field changes', async () => {
    const page = await mounted(<Enquiry start={complete} />);
    await page.submit();
    sent[0]?.answer(400, {
      code: 'request.invalid',
      msg: 'Please check',
      msgC: '',
      fields: [{ field: sendEnquiry.body.wireName('name'), msg: 'Not this name', msgC: '' }],
    });
    await settled();
    expect(page.texts('#name-error')).toEqual(['Not this name']);
    expect(done).toHaveBeenCalledWith('Please check');
    await page.type('name', 'Lee Siu Ling');
    expect(page.texts('#name-error')).toEqual([]);
  });
});
