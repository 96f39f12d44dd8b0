import { hostname } from 'node:os';
import type { Logger } from '../logging/logger.js';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue: string };
}
interface Resource {
  readonly attributes: readonly Attribute[];
}
interface Scope {
  readonly name: string;
}
type Compose = (resource: Resource, scope: Scope) => object;

export interface OtlpAddress {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
}

const timeoutMs = 5_000;
const scope: Scope = { name: 'valam' };

/** Posts to a collector as OTLP over HTTP in JSON. What does not arrive is lost: nothing waits for it. */
export class OtlpSender {
  private readonly resource: Resource;
  private isAway = false;

  constructor(
    private readonly address: OtlpAddress,
    unit: string,
    private readonly log: Logger,
  ) {
    const attributes = { 'service.name': unit, 'service.instance.id': `${hostname()}-${process.pid}` };
    this.resource = {
      attributes: Object.entries(attributes).map(([key, stringValue]) => ({ key, value: { stringValue } })),
    };
  }

  async send(signal: 'traces' | 'metrics', compose: Compose): Promise<void> {
    try {
      const response = await fetch(`${this.address.endpoint}/v1/${signal}`, {
        method: 'POST',
        headers: { ...this.address.headers, 'content-type': 'application/json' },
        body: JSON.stringify(compose(this.resource, scope)),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The collector answered ${response.status}`);
      this.isAway = false;
    } catch (error) {
      // Said once, not every few seconds.
      if (!this.isAway) this.log.warn({ err: error, signal }, 'telemetry does not reach its collector');
      this.isAway = true;
    }
  }
}
