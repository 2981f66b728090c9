import { describe, expect, test } from 'vitest';
import { isDatabaseAway } from './is-database-away.ts';

const coded = (code: string, message = 'told by the server') => Object.assign(new Error(message), { code });

describe('the database is away', () => {
  test.each([
    ['08000', 'connection exception'],
    ['08006', 'connection failure'],
    ['08P01', 'query_wait_timeout'],
    ['08P01', 'server login failed: FATAL the database system is starting up'],
    ['08P01', 'pgbouncer cannot connect to server'],
    ['25006', 'cannot execute INSERT in a read-only transaction'],
    ['53100', 'could not extend file: No space left on device'],
    ['53300', 'sorry, too many clients already'],
    ['57014', 'canceling statement due to statement timeout'],
    ['57P01', 'terminating connection due to administrator command'],
    ['57P02', 'terminating connection because of crash of another server process'],
    ['57P03', 'the database system is shutting down'],
    ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['ECONNRESET', 'read ECONNRESET'],
    ['EPIPE', 'write EPIPE'],
    ['ENOTFOUND', 'getaddrinfo ENOTFOUND db'],
    ['ETIMEDOUT', 'connect ETIMEDOUT'],
    ['EHOSTUNREACH', 'connect EHOSTUNREACH'],
  ])('when it says %s: %s', (code, message) => {
    expect(isDatabaseAway(coded(code, message))).toBe(true);
  });

  test.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'server closed the connection unexpectedly',
  ])('when the driver says: %s', (message) => {
    expect(isDatabaseAway(new Error(message))).toBe(true);
  });

  test('when every host of its address refuses, or the reason stands in the cause', () => {
    expect(isDatabaseAway(new AggregateError([coded('ECONNREFUSED'), coded('EHOSTUNREACH')]))).toBe(true);
    expect(isDatabaseAway(new Error('wrapped', { cause: coded('57P01') }))).toBe(true);
  });
});

describe('the database is not away', () => {
  test.each([
    ['23505', 'duplicate key value violates unique constraint'],
    ['22P02', 'invalid input syntax for type uuid'],
    ['42P01', 'relation does not exist'],
    ['40001', 'could not serialize access'],
    ['28P01', 'password authentication failed'],
    ['EACCES', 'permission denied'],
    ['FST_ERR_VALIDATION', 'a failure of the web server'],
  ])('when it says %s: %s', (code, message) => {
    expect(isDatabaseAway(coded(code, message))).toBe(false);
  });

  test('when there is a bug', () => {
    expect(isDatabaseAway(new TypeError('undefined is not a function'))).toBe(false);
    expect(isDatabaseAway('57P01')).toBe(false);
    expect(isDatabaseAway(undefined)).toBe(false);
  });
});
