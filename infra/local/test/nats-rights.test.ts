import { describe, expect, it } from '@jest/globals';
import { eventReaders, readerName, streamOf } from '@valam/contracts/shared/streams';
import { services } from '../src/units.ts';
import { allowed, handled, sourcesOf, used } from './nats-rights.js';

const units = ['gateway', ...services];

describe('the list of readers', () => {
  it.each(services)('names exactly the events that %s handles', (unit) => {
    expect(handled(unit).sort()).toEqual([...eventReaders[unit]].sort());
  });
});

describe('what NATS lets each unit do', () => {
  it.each(units)('%s may call exactly those whose contracts its code names', (unit) => {
    const called = [...used(unit, 'rpc')].filter((owner) => owner !== unit);
    // The back office reaches every service through the gateway.
    const expected = unit === 'gateway' ? services : called;
    const may = allowed(unit, 'publish')
      .filter((subject) => (services as readonly string[]).includes(subject.split('.')[0] ?? ''))
      .map((subject) => subject.split('.')[0]);
    expect([...new Set(may)].sort()).toEqual([...new Set(expected)].sort());
  });

  it.each(services)('%s hears its own calls and the answers to its own', (unit) => {
    expect(allowed(unit, 'subscribe').sort()).toEqual([`_INBOX_${unit}.>`, `${unit}.>`].sort());
  });

  it.each(services)('%s announces its own facts only, and emails where its code asks for some', (unit) => {
    const facts = allowed(unit, 'publish').filter((subject) => subject.startsWith('evt.'));
    const asksForMails = sourcesOf(unit).some((text) => /emit\(\s*tx,\s*mailRequested/.test(text));
    expect(facts.sort()).toEqual(
      [
        `evt.audit.${unit}.recorded.v1`,
        `evt.${unit}.>`,
        ...(asksForMails ? ['evt.mail.requested.v1'] : []),
      ].sort(),
    );
  });

  it.each(services)('%s pulls from its own readers, by name, and makes none', (unit) => {
    const api = allowed(unit, 'publish').filter((subject) => subject.startsWith('$JS'));
    const own = eventReaders[unit].map((subject) => `${streamOf(subject)}.${readerName(unit, subject)}`);
    expect(api.filter((subject) => subject.startsWith('$JS.API.CONSUMER.MSG.NEXT.')).sort()).toEqual(
      own.map((reader) => `$JS.API.CONSUMER.MSG.NEXT.${reader}`).sort(),
    );
    expect(api.filter((subject) => subject.startsWith('$JS.ACK.')).sort()).toEqual(
      own.map((reader) => `$JS.ACK.${reader}.>`).sort(),
    );
    for (const subject of api)
      expect(subject).toMatch(/^\$JS\.(ACK\.|API\.(STREAM\.INFO|CONSUMER\.(INFO|MSG\.NEXT))\.)/);
  });

  it('no one but the administrator may make or change a stream or a reader', () => {
    for (const unit of units)
      expect(allowed(unit, 'publish').join(' ')).not.toMatch(
        /CREATE|UPDATE|DELETE|PURGE|RESTORE|DIRECT|MSG\.GET/,
      );
  });
});
