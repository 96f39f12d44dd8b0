import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { listen } from '../../src/http/listen.ts';
import { startPaymentSandbox } from '../../src/payments/sandbox.ts';
import { until } from '../../src/waiting.ts';

/** Fields of control API responses that tests use. */
interface Answered {
  id: string;
  payment_intent: string;
  delivery: { attempts: { status: number }[] };
  [index: number]: Answered;
}

const secretKey = 'sk_test_1234';
const webhookSecret = 'whsec_5678';

export const inMinutes = (minutes: number): number => Math.floor(Date.now() / 1000) + minutes * 60;

/** A shop that uses the payment sandbox through the real client library and receives its webhooks. */
export class ShopWithSandbox {
  sandbox!: Awaited<ReturnType<typeof startPaymentSandbox>>;
  stripe!: Stripe;
  /** Events with a valid signature, in order of arrival. */
  readonly heard: Stripe.Event[] = [];
  /** Status codes for the next webhooks; 200 once the list is empty. */
  answers: number[] = [];
  private server!: Awaited<ReturnType<typeof listen>>;

  private constructor(private readonly dataDir: string) {}

  static async open(): Promise<ShopWithSandbox> {
    const shop = new ShopWithSandbox(await mkdtemp(path.join(tmpdir(), 'payments-')));
    shop.server = await listen(http.createServer((request, response) => void shop.hear(request, response)));
    await shop.start();
    return shop;
  }

  async close(): Promise<void> {
    await this.sandbox.stop();
    await this.server.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Restarts the sandbox with the same data. */
  async restart(): Promise<void> {
    await this.sandbox.stop();
    await this.start();
  }

  session(more: Partial<Stripe.Checkout.SessionCreateParams> = {}, options: Stripe.RequestOptions = {}) {
    return this.stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          {
            quantity: 2,
            price_data: {
              currency: 'usd',
              unit_amount: 12_050,
              product_data: { name: 'Deposit: Discovering Shiva' },
            },
          },
        ],
        success_url: 'http://localhost:8080/booking/success?session_id={CHECKOUT_SESSION_ID}',
        cancel_url: 'http://localhost:8080/booking/cancelled',
        customer_email: 'asha@example.org',
        metadata: { bookingId: 'b1' },
        payment_intent_data: { metadata: { bookingId: 'b1' } },
        expires_at: inMinutes(31),
        ...more,
      },
      options,
    );
  }

  async control(method: string, address: string, body?: object): Promise<Answered> {
    const answer = await fetch(`${this.sandbox.url}/_sandbox/${address}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Answered;
  }

  /** Submits the form of the payment page. */
  press(id: string, action: string): Promise<Response> {
    return fetch(`${this.sandbox.url}/pay/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ action }),
      redirect: 'manual',
    });
  }

  toHear(type: string): Promise<Stripe.Event | undefined> {
    return until(() => this.heard.find((event) => event.type === type), { timeoutMs: 30_000, everyMs: 10 });
  }

  private async start(): Promise<void> {
    const webhookUrl = `${this.server.url}/hook`;
    this.sandbox = await startPaymentSandbox({
      dataDir: this.dataDir,
      secretKey,
      webhookSecret,
      webhookUrl,
    });
    const { hostname, port } = new URL(this.sandbox.url);
    this.stripe = new Stripe(secretKey, {
      host: hostname,
      port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
    });
  }

  private async hear(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const event = this.stripe.webhooks.constructEvent(
      await buffer(request),
      String(request.headers['stripe-signature']),
      webhookSecret,
    );
    const status = this.answers.shift() ?? 200;
    if (status === 200) this.heard.push(event);
    response.writeHead(status).end();
  }
}
