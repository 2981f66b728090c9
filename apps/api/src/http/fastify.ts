import type { Permission } from '@onegi/contract/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Actor } from '../ports/actor.ts';

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
    /** Writes down what is measured, for the metrics' own port; undefined where nothing is measured. */
    scrape: (() => Promise<string>) | undefined;
  }
  interface FastifyRequest {
    actor: Actor;
    /** Wire paths of domain fields for the error handler; set by serveCall. */
    wirePath: ((domainPath: string) => string) | undefined;
  }
  interface FastifyContextConfig {
    permission?: Permission;
    /** Sends a file: a browser that goes to its address is told of a failure by a page. */
    answersFile?: boolean;
    /** For a route that is answered even when the process is too busy: does nothing instead of refusing. */
    pressureHandler?: () => undefined;
  }
}

export type Api = FastifyInstance;
export type Request = FastifyRequest;
export type Reply = FastifyReply;
