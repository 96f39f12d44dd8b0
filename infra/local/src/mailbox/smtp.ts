import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Store } from './store.ts';

const largest = 30_000_000;

/** Accepts emails from any sender to any recipient and delivers none. */
export function smtpServer({ store, behavior }: { store: Store; behavior: { refuse: boolean } }) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideSTARTTLS: true,
    size: largest,
    logger: false,
    onMailFrom(_address, _session, done) {
      done(behavior.refuse ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null);
    },
    onAuth(_auth, _session, done) {
      done(null, { user: 'anybody' });
    },
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const addresses = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
      buffer(stream)
        .then((raw) => store.add(raw, addresses))
        .then(() => done(), done);
    },
  });
  // Ignores clients that disconnect mid-session.
  server.on('error', () => {});
  return server;
}
