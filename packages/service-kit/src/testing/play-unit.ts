import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import type { Rpc, RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { ProblemError } from '@valam/contracts/shared/problem';
import * as z from 'zod/mini';
import { internalProblem, type WireReply } from '../rpc/wire.js';

/** Fakes the neighboring units of the one under test: answers their calls as a test specifies. */
export class PlayedUnits {
  private readonly subscriptions = new Map<string, Subscription>();

  constructor(private readonly nats: NatsConnection) {}

  /** Answers a call from now on; replaces an earlier answer to the same call. */
  async answer<R extends Rpc>(
    rpc: R,
    answer: (input: RpcInput<R>) => RpcReturn<R> | Promise<RpcReturn<R>>,
  ): Promise<void> {
    this.leave(rpc);
    const subscription = this.nats.subscribe(rpc.subject, {
      callback: (_error, message) => {
        const reply = async (): Promise<WireReply> => {
          try {
            const input = z.parse(rpc.input, message.json()) as RpcInput<R>;
            return { output: z.parse(rpc.output, await answer(input)) };
          } catch (error) {
            return {
              problem:
                error instanceof ProblemError
                  ? error.problem
                  : { ...internalProblem, message: String(error) },
            };
          }
        };
        void reply().then((content) => message.respond(JSON.stringify(content)));
      },
    });
    this.subscriptions.set(rpc.subject, subscription);
    await this.nats.flush();
  }

  /** Simulates an unavailable unit. */
  leave(rpc: Rpc): void {
    this.subscriptions.get(rpc.subject)?.unsubscribe();
    this.subscriptions.delete(rpc.subject);
  }
}
