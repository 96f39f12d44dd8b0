import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { headers, type Msg } from '@nats-io/transport-node';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { Rpc, RpcInput, RpcOutput } from '@valam/contracts/shared/define';
import { Problem, ProblemError } from '@valam/contracts/shared/problem';
import * as z from 'zod/mini';
import { Nats } from '../nats/nats.js';
import { currentTraceparent, runInSpan } from '../trace/trace.js';
import { callerHeader, CallerProof } from './caller-proof.js';
import { RpcBadReplyError, RpcTimeoutError, RpcUnavailableError } from './errors.js';
import { noteParsed } from './parsed.js';
import { Replies } from './replies.js';
import { traceHeader } from './wire.js';

const pausesWhenNobodyListens = [60, 100, 200];

/** Calls other units. A refusal arrives as a `ProblemError`; see `errors.ts` for what else can happen. */
@Injectable()
export class RpcClient {
  private readonly replies: Replies;

  constructor(
    { connection }: Nats,
    private readonly proofs: CallerProof,
  ) {
    this.replies = new Replies(connection);
  }

  async call<R extends Rpc>(rpc: R, input: RpcInput<R>): Promise<RpcOutput<R>> {
    const body = JSON.stringify(input ?? null);
    const proof = this.proofFor(rpc, input);
    const triesAfterTimeout = rpc.idempotent ? 1 : 0;
    for (let timeouts = 0, refusals = 0; ;) {
      try {
        return readReply(rpc, await this.request(rpc, body, proof));
      } catch (error) {
        if (error instanceof RpcTimeoutError && timeouts++ < triesAfterTimeout) continue;
        const wait = error instanceof RpcUnavailableError ? pausesWhenNobodyListens[refusals++] : undefined;
        if (wait === undefined) throw error;
        await pause(wait, undefined, { ref: false });
      }
    }
  }

  private proofFor({ subject }: Rpc, input: unknown): string | undefined {
    const { caller } = (input ?? {}) as { caller?: Caller };
    return caller && this.proofs.of(subject, caller);
  }

  private request({ subject, timeoutMs }: Rpc, body: string, proof: string | undefined): Promise<Msg> {
    const within = currentTraceparent();
    if (!within && !proof) return this.replies.ask(subject, { body, timeoutMs });
    const ask = (trace: string | undefined): Promise<Msg> => {
      const header = headers();
      if (trace) header.set(traceHeader, trace);
      if (proof) header.set(callerHeader, proof);
      return this.replies.ask(subject, { body, timeoutMs, headers: header });
    };
    if (!within) return ask(undefined);
    return runInSpan(subject, 'client', within, () => ask(currentTraceparent() ?? within));
  }
}

function readReply<R extends Rpc>(rpc: R, message: Msg): RpcOutput<R> {
  const reply = message.json<{ output?: unknown; problem?: unknown }>();
  if (reply.problem !== undefined) {
    const problem = z.safeParse(Problem, reply.problem);
    if (problem.success) throw new ProblemError(problem.data);
    throw new RpcBadReplyError(rpc.subject, z.prettifyError(problem.error));
  }
  const output = z.safeParse(rpc.output, reply.output);
  if (output.success) return noteParsed(output.data as RpcOutput<R>, rpc.output);
  throw new RpcBadReplyError(rpc.subject, z.prettifyError(output.error));
}
