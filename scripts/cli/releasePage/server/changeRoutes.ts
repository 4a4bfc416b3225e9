import type { FastifyInstance, FastifyReply } from 'fastify';
import { safeParse } from 'valibot';
import { describeFailure } from '../../output/printFailure';
import { pageText } from '../text/page.en';
import { CONFIRMED, confirmChange, type PageStores, planChange, StalePlan, WANTED } from './changes';

/** Dependencies of the routes. `by` is the name for the audit record; `onChange` is called after a change. */
export type ChangeOptions = PageStores & { by: string | undefined; onChange: () => void };

/**
 * Adds `/plan`, which answers with what a change would do, and `/change`, which carries it out. One at a time: others
 * get 409. A page that is read-only has neither route.
 */
export function addChangeRoutes(app: FastifyInstance, options: ChangeOptions): void {
  let isBusy = false;
  const alone = async (reply: FastifyReply, work: () => Promise<object>): Promise<FastifyReply> => {
    if (isBusy) return reply.code(409).send({ lines: [pageText.access.busy] });
    isBusy = true;
    try {
      return await reply.send(await work());
    } catch (error) {
      return await reply.code(409).send({ lines: linesOf(error) });
    } finally {
      isBusy = false;
    }
  };
  app.post('/plan', async ({ body }, reply) => {
    const wanted = safeParse(WANTED, body);
    if (!wanted.success) return reply.code(400).send({ lines: [pageText.access.unknown] });
    return alone(reply, () => planChange(options, wanted.output));
  });
  app.post('/change', async ({ body }, reply) => {
    const confirmed = safeParse(CONFIRMED, body);
    if (!confirmed.success) return reply.code(400).send({ lines: [pageText.dialog.noReason] });
    return alone(reply, async () => {
      const { registry, created } = await confirmChange(options, confirmed.output, options.by);
      options.onChange();
      const message = created ? pageText.dialog.done(registry.serial) : pageText.dialog.unchanged;
      return { serial: registry.serial, message };
    });
  });
}

const linesOf = (error: unknown): string[] =>
  error instanceof StalePlan ? [pageText.dialog.stale] : describeFailure(error).lines;
