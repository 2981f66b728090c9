import { describe, expect, it } from 'vitest';
import {
  addressOf,
  choiceParam,
  codedParam,
  flagParam,
  formOf,
  numberParam,
  textParam,
  yesNoParam,
} from './search-params.ts';

const params = {
  kind: choiceParam('kind', ['A', 'B']),
  years: codedParam('period', { 1: '01', 2: '02' }),
  count: numberParam('count'),
  yes: yesNoParam('yes'),
  flag: flagParam('flag'),
  code: textParam('promotion'),
};
const read = (query: string) => formOf(params, new URLSearchParams(query));

describe('a form in the address', () => {
  it('is written under the names and in the writing of the API', () => {
    const address = addressOf('HOME', params, { kind: 'B', years: 2, count: 3, yes: false, flag: true, code: 'X' });
    expect(String(address)).toBe('prod=HOME&kind=B&period=02&count=3&yes=N&flag=true&promotion=X');
  });

  it('is read back the same', () => {
    expect(read('kind=B&period=02&count=3&yes=N&flag=true&promotion=X')).toEqual({
      kind: 'B',
      years: 2,
      count: 3,
      yes: false,
      flag: true,
      code: 'X',
    });
  });

  it('drops choices nobody offered, and keeps what was typed', () => {
    expect(read('kind=C&period=03&yes=maybe&flag=1&count=two')).toEqual({ count: 'two' });
  });

  it('says nothing of what is absent or empty', () => {
    expect(String(addressOf('HOME', params, { count: '', code: '' }))).toBe('prod=HOME');
    expect(read('count=&promotion=')).toEqual({});
  });

  it('reads no more than a field can hold', () => {
    expect(read(`promotion=${'x'.repeat(500)}`).code).toHaveLength(40);
  });
});
