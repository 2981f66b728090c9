import type { Permission } from '@onegi/contract/permissions';
import type { FastifyRequest } from 'fastify';

/**
 * What is written down beside the work itself: refusals, and the chain. What was done is written in the transaction that
 * does it, by `recordAudit` of the module.
 */
export interface Audit {
  /** Writes down that the caller was refused a permission; nobody waits for it. */
  refused(request: FastifyRequest, permission: Permission): void;
  /** The same for an object that is another's and was answered as if it did not exist; in the name of who is served. */
  refusedObject(permission: Permission, objectId: string): void;
  /** Writes down that a list left as a file of so many rows, before it is sent. */
  exported(list: string, rows: number): Promise<void>;
  /** Chains what waits. What goes wrong is reported as trouble in the background: the rows wait on. */
  chain(): Promise<void>;
  /** Writes down what refusals of the last minute are only counted yet, and chains everything. */
  close(): Promise<void>;
}
