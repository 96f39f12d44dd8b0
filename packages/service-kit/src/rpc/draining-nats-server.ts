import { NatsContext, ServerNats } from '@nestjs/microservices';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { type Problem, ProblemError } from '@valam/contracts/shared/problem';
import { isTransient } from '../database/transient.js';
import type { Metrics } from '../health/metrics.js';
import type { Logger } from '../logging/logger.js';
import { runInSpan } from '../trace/trace.js';
import { Answer, Failure } from './answer.js';
import { callerHeader, withCallerProof, type CallerVerifier } from './caller-proof.js';
import { internalProblem, traceHeader, unavailableProblem, unprovenCaller, type WireReply } from './wire.js';

/** More than this at once would only wait; callers are better told at once. */
const maxInFlight = 256;
const drainTimeoutMs = 10_000;

/**
 * Nest's NATS transport that shares the process's connection, answers in the kit's own shape and loses nothing when it
 * stops: it takes no new work, finishes what was delivered, and only then lets go.
 */
export class DrainingNatsServer extends ServerNats {
  private readonly open: Subscription[] = [];
  private inFlight = 0;
  private becameIdle?: () => void;

  constructor(
    private readonly connection: NatsConnection,
    private readonly group: string,
    private readonly log: Logger,
    private readonly callers: CallerVerifier,
    private readonly metrics?: Metrics,
  ) {
    super({ queue: group });
  }

  override async listen(callback: (error?: unknown) => void): Promise<void> {
    try {
      for (const subject of this.messageHandlers.keys()) this.open.push(this.subscribe(subject));
      await this.connection.flush();
      callback();
    } catch (error) {
      callback(error);
    }
  }

  private subscribe(subject: string): Subscription {
    return this.connection.subscribe(subject, {
      queue: this.group,
      callback: (error, message) => {
        if (error) this.log.error({ err: error, subject }, 'subscription failed');
        else void this.answer(subject, message);
      },
    });
  }

  private async answer(subject: string, message: Msg): Promise<void> {
    if (this.inFlight >= maxInFlight) return this.reply(subject, message, { problem: unavailableProblem });
    this.inFlight++;
    try {
      await runInSpan(subject, 'server', message.headers?.get(traceHeader), async () => {
        const startedAt = performance.now();
        const reply = await this.handle(subject, message);
        this.reply(subject, message, reply);
        const outcome = 'problem' in reply ? reply.problem.kind : 'ok';
        this.metrics?.handled.observe({ subject, outcome }, (performance.now() - startedAt) / 1_000);
      });
    } finally {
      if (--this.inFlight === 0) this.becameIdle?.();
    }
  }

  private async handle(subject: string, message: Msg): Promise<WireReply> {
    try {
      const answer = await this.run(subject, message);
      if (answer instanceof Answer) return { output: answer.output };
      throw answer instanceof Failure ? answer.error : new Error(`${subject} is bound without @Handle`);
    } catch (error) {
      return { problem: this.problemOf(error, subject) };
    }
  }

  /** The proof names the caller, not the call: every unit that may call could name anybody. */
  private async run(subject: string, message: Msg): Promise<unknown> {
    const handler = this.messageHandlers.get(subject);
    const input = message.json<unknown>();
    const context = new NatsContext([subject, message.headers]);
    if (!namesCaller(input)) return (await handler?.(input, context)) as unknown;
    const proof = message.headers?.get(callerHeader) ?? '';
    const caller = this.callers.verify(proof);
    if (!caller) {
      this.log.error({ subject }, 'a call without proof of its caller was refused');
      throw new ProblemError(unprovenCaller);
    }
    return withCallerProof(proof, async () => (await handler?.({ ...input, caller }, context)) as unknown);
  }

  private problemOf(error: unknown, subject: string): Problem {
    if (error instanceof ProblemError) return error.problem;
    if (isTransient(error)) {
      this.log.warn({ err: error, subject }, 'call refused: something it needs is away');
      return unavailableProblem;
    }
    this.log.error({ err: error, subject }, 'call failed');
    return internalProblem;
  }

  private reply(subject: string, message: Msg, reply: WireReply): void {
    try {
      message.respond(JSON.stringify(reply));
    } catch (error) {
      this.log.error({ err: error, subject }, 'answer could not be sent');
      message.respond(JSON.stringify({ problem: internalProblem }));
    }
  }

  override async close(): Promise<void> {
    await Promise.all(this.open.splice(0).map((subscription) => subscription.drain().catch(() => undefined)));
    if (this.inFlight > 0) await Promise.race([this.idle(), timeout(drainTimeoutMs)]);
    if (!this.connection.isClosed()) await this.connection.flush().catch(() => undefined);
  }

  private idle(): Promise<void> {
    return new Promise((resolve) => (this.becameIdle = resolve));
  }
}

const namesCaller = (input: unknown): input is { caller: unknown } =>
  typeof input === 'object' && input !== null && Object.hasOwn(input, 'caller');

function timeout(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
