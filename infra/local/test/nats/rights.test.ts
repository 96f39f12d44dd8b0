import { describe, expect, it } from '@jest/globals';
import { eventReaders, readerName, streamOf } from '@valam/contracts/shared/streams';
import { services } from '../../src/units.ts';
import { allowed, called, covers, handled, sourcesOf } from './rights.js';

const units = ['gateway', ...services];

describe('the list of consumers', () => {
  it.each(services)('contains exactly the events that %s handles', (unit) => {
    expect(handled(unit).sort()).toEqual([...eventReaders[unit]].sort());
  });
});

describe('NATS permissions of units', () => {
  // The back office reaches every service through the gateway.
  it('the gateway may call every service', () => {
    const may = allowed('gateway', 'publish').filter((subject) => !subject.startsWith('$JS'));
    expect(may.sort()).toEqual(services.map((service) => `${service}.>`).sort());
  });

  it.each(services)(
    '%s may make every call of its code, and no permission for calls is left over',
    (unit) => {
      const subjects = [...called(unit)];
      const may = allowed(unit, 'publish').filter((one) =>
        services.some((other) => one.startsWith(`${other}.`)),
      );
      expect(subjects.filter((subject) => !may.some((one) => covers(one, subject)))).toEqual([]);
      expect(may.filter((one) => !subjects.some((subject) => covers(one, subject)))).toEqual([]);
    },
  );

  it('finds the calls whose contracts are in the folder of the caller, and those of the back office', () => {
    expect([...called('catalog')].sort()).toEqual(['identity.pictures.used.v1', 'leads.pictures.used.v1']);
    expect(called('leads')).toContain('catalog.admin.create.v1');
  });

  it.each(services)('%s may subscribe to its own calls and responses only', (unit) => {
    expect(allowed(unit, 'subscribe').sort()).toEqual([`_INBOX_${unit}.>`, `${unit}.>`].sort());
  });

  it.each(services)('%s may publish only its own events, and emails if its code requests any', (unit) => {
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

  it.each(services)('%s may pull from its own consumers and may not create any', (unit) => {
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

  it('only the administrator may create or change streams and consumers', () => {
    for (const unit of units)
      expect(allowed(unit, 'publish').join(' ')).not.toMatch(
        /CREATE|UPDATE|DELETE|PURGE|RESTORE|DIRECT|MSG\.GET/,
      );
  });
});
