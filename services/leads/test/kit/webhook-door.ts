import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { receiveStripeEvent } from '@valam/contracts/leads/checkout.rpc';
import { ProblemError } from '@valam/contracts/shared/problem';
import type { RpcClient } from '@valam/service-kit/rpc/client';

/** Replaces the gateway: forwards the raw bytes of webhooks unchanged. */
export class WebhookDoor {
  private rpc?: RpcClient;
  private isShut = false;

  private constructor(private readonly server: http.Server) {}

  static async open(): Promise<WebhookDoor> {
    const server = http.createServer();
    const door = new WebhookDoor(server);
    server.on('request', (request, response) => {
      door
        .take(request)
        .then((status) => response.writeHead(status).end())
        .catch(() => response.writeHead(500).end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return door;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/webhook`;
  }

  leadTo(rpc: RpcClient): void {
    this.rpc = rpc;
  }

  /** Simulates an unavailable gateway. */
  shut(isShut = true): void {
    this.isShut = isShut;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async deliver(body: Buffer, signature: string): Promise<number> {
    if (!this.rpc || this.isShut) return 503;
    try {
      await this.rpc.call(receiveStripeEvent, { bodyBase64: body.toString('base64'), signature });
      return 200;
    } catch (error) {
      return error instanceof ProblemError && error.problem.kind === 'invalid' ? 400 : 503;
    }
  }

  private async take(request: http.IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return this.deliver(Buffer.concat(chunks), String(request.headers['stripe-signature'] ?? ''));
  }
}
