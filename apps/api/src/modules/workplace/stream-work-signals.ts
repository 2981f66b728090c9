import type { Deps } from '../../deps.ts';
import { acceptsEvents, openEventStream, sendOneEvent } from '../../http/event-stream.ts';
import type { Reply, Request } from '../../http/fastify.ts';

/** After a signal, a second one waits for so long: a desk that is busy is asked for no oftener. */
const APART_MS = 2_000;
const CHANGED = 'changed';

/** Tells a page whenever what waits for its user may have changed: at once, and then at most every two seconds. */
export function streamWorkSignals({ workSignals }: Pick<Deps, 'workSignals'>, request: Request, reply: Reply): Reply {
  if (!acceptsEvents(request)) return sendOneEvent(reply, CHANGED);
  let pause: NodeJS.Timeout | undefined;
  let isMissed = false;
  let stop = () => {};
  const stream = openEventStream(reply, () => {
    clearTimeout(pause);
    stop();
  });
  function changed(): void {
    if (pause) {
      isMissed = true;
      return;
    }
    stream.send(CHANGED);
    pause = setTimeout(() => {
      pause = undefined;
      if (!isMissed) return;
      isMissed = false;
      changed();
    }, APART_MS);
  }
  stop = workSignals.subscribe({ actor: request.actor, changed, beat: stream.beat, end: stream.end });
  // Gone before it was told of.
  if (reply.raw.destroyed) stop();
  return reply;
}
