import { Injectable } from '@nestjs/common';
import { ClientProxy, type ReadPacket, type WritePacket } from '@nestjs/microservices';
import { errors, headers, type Msg, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { Rpc, RpcInput, RpcOutput } from '@valam/contracts/shared/define';
import { Problem, ProblemError } from '@valam/contracts/shared/problem';
import * as z from 'zod/mini';
import { firstValueFrom, type Observable, of, retry, throwError, timer } from 'rxjs';
import { Nats } from '../nats/nats.js';
import { currentTraceparent, runInSpan } from '../trace/trace.js';
import { callerHeader, CallerProof } from './caller-proof.js';
import { RpcBadReplyError, RpcTimeoutError, RpcUnavailableError } from './errors.js';
import { HedgedCalls, isHedged } from './hedged-calls.js';
import { noteParsed } from './parsed.js';
import { refuseTooLarge } from './sendable.js';
import { traceHeader } from './wire.js';

const pausesWhenNobodyListens = [60, 100, 200];

/** An outgoing message: the input as JSON, and the proof of its caller. */
interface Outgoing {
  readonly body: string;
  readonly proof: string | undefined;
}

/** Calls other units. A refusal is thrown as a `ProblemError`; see `errors.ts` for other errors. */
@Injectable()
export class RpcClient extends ClientProxy {
  private readonly hedgedCalls = new HedgedCalls();

  constructor(
    private readonly nats: Nats,
    private readonly proofs: CallerProof,
  ) {
    super();
  }

  call<R extends Rpc>(rpc: R, input: RpcInput<R>): Promise<RpcOutput<R>> {
    const { caller } = (input ?? {}) as { caller?: Caller };
    const proof = caller && this.proofs.of(rpc.subject, caller);
    const outgoing: Outgoing = { body: JSON.stringify(input ?? null), proof };
    const answers = this.send<RpcOutput<R>, Outgoing>(rpc, outgoing).pipe(retry({ delay: retriesOf(rpc) }));
    return firstValueFrom(isHedged(rpc) ? this.hedgedCalls.hedge(answers) : answers);
  }

  override connect(): Promise<NatsConnection> {
    return Promise.resolve(this.nats.connection);
  }

  /** The connection belongs to the process and is closed with the unit. */
  override close(): void {}

  override unwrap<T>(): T {
    return this.nats.connection as T;
  }

  protected override publish(
    { pattern, data }: ReadPacket<Outgoing>,
    callback: (packet: WritePacket) => void,
  ): () => void {
    const rpc = pattern as Rpc;
    this.request(rpc, data)
      .then((message) => readReply(rpc, message))
      .then(
        (response) => callback({ response, isDisposed: true }),
        (error: unknown) => callback({ err: error }),
      );
    return () => undefined;
  }

  /** Events are emitted through the outbox, in the transaction of their change. */
  protected override dispatchEvent(): Promise<never> {
    return Promise.reject(new Error('Announce with emit(tx, event, payload)'));
  }

  private request(rpc: Rpc, { body, proof }: Outgoing): Promise<Msg> {
    const { subject, timeoutMs } = rpc;
    const ask = async (trace: string | undefined): Promise<Msg> => {
      refuseTooLarge(body);
      try {
        const options = { timeout: timeoutMs, ...headersOf(trace, proof) };
        return await this.nats.connection.request(subject, body, options);
      } catch (error) {
        throw causeOf(error, rpc);
      }
    };
    const within = currentTraceparent();
    return within ? runInSpan(subject, 'client', within, () => ask(currentTraceparent())) : ask(undefined);
  }
}

function headersOf(trace: string | undefined, proof: string | undefined): { headers?: MsgHdrs } {
  if (!trace && !proof) return {};
  const header = headers();
  if (trace) header.set(traceHeader, trace);
  if (proof) header.set(callerHeader, proof);
  return { headers: header };
}

/**
 * Without a responder, the call was certainly not handled; for any other call without a response, the outcome
 * is unknown.
 */
function causeOf(error: unknown, { subject, timeoutMs, idempotent }: Rpc): unknown {
  const cause = error instanceof errors.RequestError && error.cause ? error.cause : error;
  const timeout = new RpcTimeoutError(subject, timeoutMs, idempotent);
  if (cause instanceof errors.TimeoutError) return timeout;
  const isUnseen =
    cause instanceof errors.NoRespondersError ||
    cause instanceof errors.ClosedConnectionError ||
    cause instanceof errors.DrainingConnectionError;
  if (isUnseen) return new RpcUnavailableError(subject);
  return cause instanceof errors.RequestError ? timeout : error;
}

/**
 * Retries calls without a responder for a third of a second, and a short idempotent call without a response
 * once.
 */
function retriesOf(rpc: Rpc): (error: unknown) => Observable<unknown> {
  const pauses = [...pausesWhenNobodyListens];
  let repeats = rpc.idempotent && !isHedged(rpc) ? 1 : 0;
  return (error) => {
    if (error instanceof RpcTimeoutError && repeats-- > 0) return of(null);
    const pause = error instanceof RpcUnavailableError ? pauses.shift() : undefined;
    return pause === undefined ? throwError(() => error) : timer(pause);
  };
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
