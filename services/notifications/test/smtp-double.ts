import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server in the test process that stores received emails. */
export class SmtpDouble {
  readonly mails: Email[] = [];
  /**
   * Refuses the next `times` emails with this code: of any address or only the given one, as a refusal of the
   * recipient or of the sender.
   */
  refuse: { code: number; times: number; address?: string; isSender?: boolean } = { code: 0, times: 0 };
  private server?: SMTPServer;
  private usedPort = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.usedPort}`;
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      closeTimeout: 50,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onMailFrom: (_address, _session, done) => done(this.refuse.isSender ? this.refusal() : null),
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { address, isSender = false } = this.refuse;
          const isMeant = !isSender && (!address || envelope.rcptTo.some((to) => to.address === address));
          const refusal = isMeant ? this.refusal() : null;
          if (refusal) return done(refusal);
          void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
            this.mails.push(mail);
            done();
          }, done);
        });
      },
    });
    server.on('error', () => undefined);
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.usedPort, '127.0.0.1', resolve));
    this.usedPort = (server.server.address() as AddressInfo).port;
  }

  private refusal(): Error | null {
    if (this.refuse.times === 0) return null;
    this.refuse.times--;
    return Object.assign(new Error('not now'), { responseCode: this.refuse.code });
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => (this.server ? this.server.close(resolve) : resolve()));
  }
}
